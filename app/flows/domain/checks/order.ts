import { type Before, stepsBefore } from '#app/flows/domain/checks/before'
import type { CheckedGraph } from '#app/flows/domain/checks/checked_graph'
import { type Plan, planIfOrdered } from '#app/flows/domain/checks/plan'

/** In which order the steps of a graph run. */
export interface Order {
  plan: Plan
  before: Before
}

/** The order of a graph; null where edges form a loop, or where an edge or a parent does not exist. */
export function orderOf(checked: CheckedGraph): Order | null {
  const plan = isConnected(checked) ? planIfOrdered(checked.graph) : null
  return plan && { plan, before: stepsBefore(plan) }
}

const isConnected = ({ graph, byId }: CheckedGraph): boolean =>
  graph.edges.every(({ from, to }) => byId.has(from) && byId.has(to)) &&
  graph.nodes.every(({ parent }) => parent === undefined || byId.has(parent))
