import { faultsIn } from '#app/flows/domain/values/check_value'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { applyRepair } from '#app/flows/domain/editing/apply_repair'
import { nameKey, referencesIn } from '#app/flows/domain/graph/variables'

/** The graph with a name replaced wherever a step refers to it. */
export function renameReferences(graph: FlowGraph, name: string, to: string): FlowGraph {
  const from = nameKey(name)
  if (from === nameKey(to)) return graph
  return graph.nodes.reduce((next, node) => renameIn(next, node, from, to), graph)
}

function renameIn(graph: FlowGraph, node: FlowNode, from: string, to: string): FlowGraph {
  const { schema, texts } = kindOf(node.kind)
  if (faultsIn(schema, node.settings).length > 0) return graph
  const { id: nodeId } = node
  const paths = texts(node.settings)
    .filter(({ text }) => referencesIn(text).includes(from))
    .map(({ path }) => path)
  const renamed = paths.reduce(
    (next, path) => applyRepair(next, { type: 'rename-reference', nodeId, path, from, to }),
    graph
  )
  const gathers = node.kind === 'for-each' && nameKey(String(node.settings.gather)) === from
  return gathers
    ? applyRepair(renamed, { type: 'set-setting', nodeId, setting: 'gather', value: to })
    : renamed
}
