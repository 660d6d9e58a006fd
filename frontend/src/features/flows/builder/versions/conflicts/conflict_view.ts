import { settingWord } from '#app/flows/domain/editing/describe_changes'
import type { Conflict } from '#app/flows/domain/editing/merge_graphs'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Value } from '#app/flows/domain/values/value'
import { textOf } from '#app/flows/domain/graph/variables'
import { t } from '#frontend/lib/texts'

export type Pick = 'mine' | 'theirs'

/** Unique among the conflicts of a flow. */
export const conflictKey = (conflict: Conflict): string =>
  conflict.type === 'value'
    ? JSON.stringify([conflict.change.list, conflict.change.key, conflict.change.path])
    : `${conflict.type} ${conflict.node.id}`

/** What counts unless the person says otherwise: what was typed here, and never a removal. */
export const usualPick = ({ type }: Conflict): Pick => (type === 'removed-here' ? 'theirs' : 'mine')

export function conflictTitle(conflict: Conflict, { nodes }: FlowGraph): string {
  if (conflict.type === 'removed-there')
    return t('flowVersions.conflict.removedThere', { name: conflict.node.name })
  if (conflict.type === 'removed-here')
    return t('flowVersions.conflict.removedHere', { name: conflict.node.name })
  const { list, key, path } = conflict.change
  const step = list === 'nodes' ? nodes.find(({ id }) => id === key) : undefined
  if (!step) return t('flowVersions.comparison.plainField')
  return t('flowVersions.conflict.value', {
    step: step.name,
    field: settingWord(path.at(-1) ?? ''),
  })
}

/** Both values as texts; null where one side removed a step. */
export function conflictTexts(conflict: Conflict): Record<Pick, string> | null {
  if (conflict.type !== 'value') return null
  return {
    mine: textOf(conflict.change.after as Value | undefined),
    theirs: textOf(conflict.theirs as Value | undefined),
  }
}

/** What a side of a conflict means, in words. */
export function pickName(conflict: Conflict, pick: Pick): string {
  const side = t(`flowVersions.conflict.${pick}`)
  if (conflict.type === 'value') return side
  const isKept = (conflict.type === 'removed-there') === (pick === 'mine')
  return `${side}: ${t(isKept ? 'flowVersions.conflict.keepStep' : 'flowVersions.conflict.removeStep')}`
}
