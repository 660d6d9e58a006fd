import type { CommandOf } from '#app/flows/domain/editing/command'
import {
  freshName,
  newId,
  takenNames,
  withEdges,
  withoutGroup,
} from '#app/flows/domain/editing/graph_parts'
import { renameReferences } from '#app/flows/domain/editing/references'
import type { FlowGraph, FlowNode, Position } from '#app/flows/domain/graph'
import { nameKey } from '#app/flows/domain/variables'

/**
 * Adds copies of steps with fresh ids and names. References and edges between the copies lead to the copies; other
 * references stay as they are.
 */
export function paste(
  graph: FlowGraph,
  { selection, offset, parent }: CommandOf<'paste'>
): FlowGraph {
  const named = withFreshNames(graph, selection.nodes)
  const ids = new Map<string, string>()
  let next = graph
  for (const node of named) {
    const id = newId(next.nodes, node.id)
    ids.set(node.id, id)
    next = { ...next, nodes: [...next.nodes, { ...node, id }] }
  }
  const copies = new Set(ids.values())
  const nodes = next.nodes.map((node) =>
    copies.has(node.id) ? placed(node, { ids, offset, parent }) : node
  )
  const edges = selection.edges.flatMap(({ from, port, to }) => {
    const [source, target] = [ids.get(from), ids.get(to)]
    return source && target ? [{ from: source, port, to: target }] : []
  })
  return withEdges({ ...next, nodes }, edges)
}

function placed(
  node: FlowNode,
  { ids, offset, parent }: { ids: Map<string, string>; offset: Position; parent?: string }
): FlowNode {
  const { parent: old, position, ...rest } = withoutGroup(node)
  const outer = (old === undefined ? undefined : ids.get(old)) ?? parent
  return {
    ...rest,
    ...(outer !== undefined && { parent: outer }),
    ...(position && { position: { x: position.x + offset.x, y: position.y + offset.y } }),
  }
}

/** The nodes with names that are not taken, and with references among them renamed alike. */
function withFreshNames(graph: FlowGraph, nodes: FlowNode[]): FlowNode[] {
  const taken = takenNames(graph)
  let copy: FlowGraph = { format: 1, nodes, edges: [], notes: [] }
  const rename = (before: string, change: (name: string) => void) => {
    const name = freshName(taken, before)
    taken.add(nameKey(name))
    if (name !== before) change(name)
  }
  for (const [at, node] of nodes.entries()) {
    rename(node.name, (name) => {
      copy = { ...copy, nodes: copy.nodes.with(at, { ...copy.nodes[at], name }) }
      copy = renameReferences(copy, node.name, name)
    })
    for (const [index, field] of fieldsOf(node).entries())
      rename(field.name, (name) => {
        const { settings } = copy.nodes[at]
        const fields = fieldsOf(copy.nodes[at]).with(index, { ...field, name })
        const renamed = { ...copy.nodes[at], settings: { ...settings, fields } }
        copy = renameReferences({ ...copy, nodes: copy.nodes.with(at, renamed) }, field.name, name)
      })
  }
  return copy.nodes
}

const fieldsOf = ({ kind, settings }: FlowNode): { name: string }[] =>
  kind === 'ask' && Array.isArray(settings.fields) ? settings.fields : []
