import type { NodeKind } from '#app/flows/domain/graph/graph'

/** The kinds of steps as the palette shows them. */
export const KIND_GROUPS = [
  { name: 'start', kinds: ['ask', 'fetch', 'result'] },
  { name: 'write', kinds: ['prompt', 'improve', 'template'] },
  { name: 'choose', kinds: ['decide', 'sort', 'check', 'approval'] },
  { name: 'shape', kinds: ['for-each', 'combine', 'format', 'flow'] },
] as const satisfies { name: string; kinds: NodeKind[] }[]

/** All kinds, in the order of their groups. */
export const GROUPED_KINDS = KIND_GROUPS.flatMap(({ kinds }): readonly NodeKind[] => kinds)
