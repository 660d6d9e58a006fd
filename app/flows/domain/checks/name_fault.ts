import { checkedGraph } from '#app/flows/domain/checks/checked_graph'
import { faultOf, namesIn } from '#app/flows/domain/checks/names_check'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { nameKey } from '#app/flows/domain/graph/variables'

/**
 * What is wrong with a new name for a step, or for a field of an Ask, as a sentence; null where nothing is.
 * @param field the index of the field; none for the step itself
 */
export function nameFaultOf(
  graph: FlowGraph,
  { nodeId, field }: { nodeId: string; field?: number },
  name: string
): string | null {
  const names = namesIn(checkedGraph(graph))
  const node = graph.nodes.find(({ id }) => id === nodeId)
  if (!node) return null
  const others = names.filter((one) => one.node !== node || one.field !== field)
  const key = nameKey(name)
  const hasItems = graph.nodes.some(({ kind }) => kind === 'for-each')
  const isTaken = others.some((one) => one.key === key)
  return faultOf({ node, name, key, field }, { isTaken, hasItems })?.[1] ?? null
}
