/**
 * What a stretch of a goal asks for. A `part` says more about the step beside it: its material, its limits, a courtesy.
 * `leave` says that nothing is to be done.
 */
export const LABEL_KINDS = [
  ...(['write', 'sort', 'check', 'decide', 'approve', 'fetch', 'each'] as const),
  ...(['part', 'deliver', 'schedule', 'leave'] as const),
] as const
export type LabelKind = (typeof LABEL_KINDS)[number]

/** How a stretch goes on from what was before it. */
export const LABEL_RELATIONS = ['next', 'each', 'if', 'otherwise', 'until'] as const
export type LabelRelation = (typeof LABEL_RELATIONS)[number]

export interface Label {
  kind: LabelKind
  relation: LabelRelation
}

const NAMES = `approve/next approve/each approve/if check/next check/each decide/next decide/each decide/if
  decide/otherwise deliver/next each/each fetch/next fetch/each leave/otherwise part/next schedule/next sort/next
  sort/each write/next write/each write/if write/otherwise write/until`

/** The combinations that occur. */
export const LABELS: readonly Label[] = NAMES.split(/\s+/).map((name) => {
  const [kind, relation] = name.split('/')
  return { kind: kind as LabelKind, relation: relation as LabelRelation }
})

/** The place of a label among all; a combination that is not one of them counts as the next step of its kind. */
export function labelIndex(kind: LabelKind, relation: LabelRelation): number {
  const find = (wanted: LabelRelation) =>
    LABELS.findIndex((one) => one.kind === kind && one.relation === wanted)
  const exact = find(relation)
  return exact >= 0 ? exact : Math.max(0, find('next'), find('each'))
}

/**
 * A word begins a stretch or goes on with it. Weights belong to the aspects of that: to each kind, to each kind for its
 * first word and for the others, and to each relation.
 */
export const ASPECTS = LABEL_KINDS.length * 3 + LABEL_RELATIONS.length

/** The aspects of a label, for the first word of a stretch or for another. */
export function aspectsOf({ kind, relation }: Label, isFirst: boolean): number[] {
  const kinds = LABEL_KINDS.length
  const at = LABEL_KINDS.indexOf(kind)
  return [at, kinds * (isFirst ? 1 : 2) + at, kinds * 3 + LABEL_RELATIONS.indexOf(relation)]
}
