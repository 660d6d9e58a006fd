import type { FlowEdge, FlowNode } from '#app/flows/domain/graph/graph'

/** The run, or the work on one item inside a For each. */
export type WayEnd = 'run' | 'item'

/** What stops at a port of an approval without an edge; null if the port has an edge, and for other kinds. */
export function wayEnd(
  { id, kind, parent }: FlowNode,
  port: string,
  edges: readonly FlowEdge[]
): WayEnd | null {
  const goesOn = edges.some((edge) => edge.from === id && edge.port === port)
  if (kind !== 'approval' || goesOn) return null
  return parent === undefined ? 'run' : 'item'
}
