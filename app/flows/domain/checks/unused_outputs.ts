import { checkedGraph, textsOf } from '#app/flows/domain/checks/checked_graph'
import type { CheckedGraph } from '#app/flows/domain/checks/checked_graph'
import { FAILED, type FlowGraph, type FlowNode, type NodeKind } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { nameKey, referencesIn } from '#app/flows/domain/graph/variables'

/** Kinds whose work is lost if no step uses their output. The others ask, choose a way, call a service or deliver. */
const WORKS_FOR_OUTPUT = new Set<NodeKind>(['combine', 'format', 'improve', 'prompt', 'template'])

/**
 * The finished steps that lead to another step although no step uses their output. A flow with them runs, but a person
 * who inserts a step often forgets that the later steps still use the earlier output. A step whose failure leads on is
 * not among them: it chooses a way. None while the settings of a step do not fit, because they may use any output.
 */
export function unusedOutputs(graph: FlowGraph): FlowNode[] {
  const checked = checkedGraph(graph)
  if (checked.fitting.size < graph.nodes.length) return []
  const used = usedNames(checked)
  const leading = new Set(graph.edges.map(({ from }) => from))
  const choosing = new Set(graph.edges.flatMap(({ from, port }) => (port === FAILED ? from : [])))
  return graph.nodes.filter(
    (node) =>
      WORKS_FOR_OUTPUT.has(node.kind) &&
      (leading.has(node.id) || gatheredAround(checked, node) !== '') &&
      !choosing.has(node.id) &&
      kindOf(node.kind).check(node.settings).length === 0 &&
      !used.has(nameKey(node.name))
  )
}

/** The names in texts, those that a For each gathers, and those of steps that a Combine puts together. */
function usedNames(checked: CheckedGraph): Set<string> {
  const { graph, byId } = checked
  const used = new Set(
    graph.nodes.flatMap((node) => textsOf(checked, node).flatMap(({ text }) => referencesIn(text)))
  )
  for (const node of graph.nodes) used.add(gatheredBy(node))
  for (const { from, to } of graph.edges) {
    const source = byId.get(from)
    if (source && byId.get(to)?.kind === 'combine') used.add(nameKey(source.name))
  }
  return used
}

/** The name of the step that gives the result of each entry; empty where there is none. */
export const gatheredBy = ({ kind, settings: { gather } }: FlowNode): string =>
  kind === 'for-each' && typeof gather === 'string' ? nameKey(gather) : ''

function gatheredAround({ byId }: CheckedGraph, { parent }: FlowNode): string {
  const around = parent === undefined ? undefined : byId.get(parent)
  return around ? gatheredBy(around) : ''
}
