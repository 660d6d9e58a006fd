import { FAILED, type FlowEdge, type FlowGraph, type FlowNode } from '#app/flows/domain/graph/graph'
import { type WayEnd, wayEnd } from '#app/flows/domain/graph/way_end'
import { portsOf } from '#app/flows/domain/kinds/any_settings'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { type SharedStep, sharedSteps } from '#app/flows/domain/sharing/shared_flow'

/** An exit of a step, and the steps that follow it. */
interface Way {
  /** The label of the exit; null for the only exit besides the one for errors. */
  exit: string | null
  /** The names of the steps that follow. */
  to: string[]
  /** What stops if no step follows an exit of an approval; null otherwise. */
  ends: WayEnd | null
}

export interface WholeSharedStep extends SharedStep {
  /** All that its settings say in words, such as a prompt. */
  texts: string[]
  ways: Way[]
}

/** The steps of a cleaned graph with their whole texts and exits, in the order in which they run. */
export function wholeSharedSteps(graph: FlowGraph): WholeSharedStep[] {
  const byId = new Map(graph.nodes.map((node) => [node.id, node]))
  const leaving = Map.groupBy(graph.edges, ({ from }) => from)
  // Steps that are called by their ids are found again.
  const unnamed = graph.nodes.map((node) => ({ ...node, name: node.id }))
  return sharedSteps({ ...graph, nodes: unnamed }).map((step) => {
    const node = byId.get(step.name)!
    return {
      ...step,
      name: node.name,
      texts: textsOf(node),
      ways: waysOf(node, leaving.get(node.id) ?? [], byId),
    }
  })
}

const textsOf = ({ kind, settings }: FlowNode): string[] =>
  kindOf(kind)
    .texts(settings)
    .map(({ text }) => text)
    .filter((text) => text.trim() !== '')

/** An exit for errors is named only where something follows it. */
function waysOf(node: FlowNode, edges: FlowEdge[], byId: ReadonlyMap<string, FlowNode>): Way[] {
  const ports = portsOf(node)
  const isPlain = ports.filter((port) => port.id !== FAILED).length === 1
  return ports.flatMap((port) => {
    const to = edges.flatMap((edge) =>
      edge.port === port.id ? (byId.get(edge.to)?.name ?? []) : []
    )
    const isNamed = to.length > 0 || (port.id !== FAILED && !isPlain)
    const exit = isPlain && port.id !== FAILED ? null : port.label
    return isNamed ? { exit, to, ends: wayEnd(node, port.id, edges) } : []
  })
}
