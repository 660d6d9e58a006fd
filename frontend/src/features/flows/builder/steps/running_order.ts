import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { focusOf } from '#frontend/features/flows/builder/steps/actions/list_action'
import { inOrder } from '#frontend/features/flows/run_steps/in_order'

export { portsOf as namedPorts } from '#app/flows/domain/kinds/any_settings'

/** A step with the steps inside it, in the order in which they run. */
export interface OrderedStep {
  node: FlowNode
  inner: OrderedStep[]
}

/** The steps of a flow as a tree. Steps whose For each does not exist are at the top. */
export function orderedSteps(graph: FlowGraph): OrderedStep[] {
  const steps = new Map<string, OrderedStep>()
  const top: OrderedStep[] = []
  for (const node of inOrder(graph)) {
    const step = { node, inner: [] }
    const outer = node.parent === undefined ? undefined : steps.get(node.parent)
    ;(outer?.inner ?? top).push(step)
    steps.set(node.id, step)
  }
  return top
}

/** The steps beside one, itself among them, in the order in which they run. */
export const beside = (graph: FlowGraph, { parent }: FlowNode): FlowNode[] =>
  inOrder(graph).filter((node) => node.parent === parent)

/** The step before (-1) or behind (1) one among those beside it. */
export function neighbor(graph: FlowGraph, node: FlowNode, by: -1 | 1): FlowNode | undefined {
  const all = beside(graph, node)
  return all[all.findIndex(({ id }) => id === node.id) + by]
}

/** What gets the focus when steps are gone: the next one that stays, else the last one, else the list. */
export function focusAfterRemoving(graph: FlowGraph, ids: readonly string[], rest: FlowGraph) {
  const stays = new Set(rest.nodes.map(({ id }) => id))
  const order = inOrder(graph)
  const first = order.findIndex(({ id }) => ids.includes(id))
  const isThere = ({ id }: FlowNode) => stays.has(id)
  const next = order.slice(Math.max(first, 0)).find(isThere) ?? order.findLast(isThere)
  return next ? focusOf('step', next.id) : 'list'
}

/** The names of the steps that follow a step by a port. */
export function followers({ nodes, edges }: FlowGraph, { id }: FlowNode, port: string): FlowNode[] {
  const targets = new Set(
    edges.filter((edge) => edge.from === id && edge.port === port).map(({ to }) => to)
  )
  return nodes.filter((node) => targets.has(node.id))
}
