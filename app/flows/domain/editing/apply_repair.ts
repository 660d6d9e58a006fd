import { keptAsText, pathIn } from '#app/core/domain/braces'
import type { Path } from '#app/flows/domain/values/check_value'
import { isSameEdge, withNode } from '#app/flows/domain/editing/graph_parts'
import { withoutStrays } from '#app/flows/domain/editing/groups'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import type { Repair } from '#app/flows/domain/checks/problems'
import { nameKey, withReferences } from '#app/flows/domain/graph/variables'

type RepairOf<Type extends Repair['type']> = Extract<Repair, { type: Type }>

const CARRY_OUT: {
  [Type in Repair['type']]: (graph: FlowGraph, repair: RepairOf<Type>) => FlowGraph
} = {
  'new-id': (graph, { nodeIndex, id }) => ({
    ...graph,
    nodes: graph.nodes.map((node, index) => (index === nodeIndex ? { ...node, id } : node)),
  }),
  'rename': (graph, { nodeId, name }) => withNode(graph, nodeId, (node) => ({ ...node, name })),
  'rename-field': (graph, { nodeId, field, name }) =>
    withSetting(graph, nodeId, ['fields', field, 'name'], () => name),
  'rename-reference': (graph, { nodeId, path, from, to }) =>
    withSetting(graph, nodeId, path, (text) => renamed(String(text), from, to)),
  'keep-as-text': (graph, { nodeId, path, name }) =>
    withSetting(graph, nodeId, path, (text) =>
      keptAsText(String(text), (inner) => pathIn(inner)![0] === name)
    ),
  'set-setting': (graph, { nodeId, setting, value }) =>
    withNode(graph, nodeId, (node) => ({
      ...node,
      settings: { ...node.settings, [setting]: value },
    })),
  'remove-setting': (graph, { nodeId, setting }) =>
    withNode(graph, nodeId, (node) => {
      const kept = Object.entries(node.settings).filter(([name]) => name !== setting)
      return { ...node, settings: Object.fromEntries(kept) }
    }),
  'leave-parent': (graph, { nodeId }) => {
    const moved = withNode(graph, nodeId, ({ parent, ...node }) => node)
    return withoutStrays(moved, new Set([nodeId]))
  },
  'remove-edges': (graph, { from, to, port }) => ({
    ...graph,
    edges: graph.edges.filter(
      (edge) => edge.from !== from || edge.to !== to || (port !== undefined && edge.port !== port)
    ),
  }),
  'single-edge': (graph, { edge }) => {
    const first = graph.edges.findIndex((one) => isSameEdge(one, edge))
    const edges = graph.edges.filter((one, index) => index === first || !isSameEdge(one, edge))
    return { ...graph, edges }
  },
  'set-port': (graph, { edge, port }) => ({
    ...graph,
    edges: graph.edges.map((one) => (isSameEdge(one, edge) ? { ...one, port } : one)),
  }),
  'add-edge': (graph, { edge }) => ({ ...graph, edges: [...graph.edges, edge] }),
  'add-step': (graph, { node, edges }) => ({
    ...graph,
    nodes: [...graph.nodes, node],
    edges: [...graph.edges, ...edges],
  }),
}

/** The graph after a repair, as a new value. */
export const applyRepair = (graph: FlowGraph, repair: Repair): FlowGraph =>
  CARRY_OUT[repair.type](graph, repair as never)

const withSetting = (
  graph: FlowGraph,
  id: string,
  path: Path,
  change: (value: unknown) => unknown
): FlowGraph =>
  withNode(graph, id, (node) => ({
    ...node,
    settings: changedAt(node.settings, path, change) as FlowNode['settings'],
  }))

function changedAt(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  if (path.length === 0) return change(value)
  const [part, ...rest] = path
  if (Array.isArray(value))
    return value.map((one, at) => (at === part ? changedAt(one, rest, change) : one))
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return value
  const fields = value as Record<string, unknown>
  return { ...fields, [part]: changedAt(fields[part], rest, change) }
}

const renamed = (text: string, from: string, to: string): string =>
  withReferences(text, (written) => {
    const [name, ...fields] = written.slice(2, -2).split('.')
    return nameKey(name) === from ? `{{${[to, ...fields].join('.')}}}` : written
  })
