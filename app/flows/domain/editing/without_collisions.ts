import type { Renamed } from '#app/flows/domain/editing/renamed_edits'
import { freshName, newId, takenNames } from '#app/flows/domain/editing/graph_parts'
import { renameStep } from '#app/flows/domain/editing/commands/steps'
import type { FlowEdge, FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { nameKey } from '#app/flows/domain/graph/variables'

interface Distinct {
  graph: FlowGraph
  renamed: Renamed[]
}

/**
 * A graph in which the steps, notes and groups that are new in it have other ids than those that are new in another
 * one, and the steps other names.
 */
export function withoutCollisions(base: FlowGraph, own: FlowGraph, other: FlowGraph): Distinct {
  let graph = own
  const renamed: Renamed[] = []
  for (const list of ['nodes', 'notes', 'groups'] as const)
    for (const from of collisions(base[list], own[list], other[list])) {
      const to = newId([...(graph[list] ?? []), ...(other[list] ?? [])], from)
      graph = WITH_ID[list](graph, from, to)
      renamed.push({ list, id: { from, to } })
    }
  return withOwnNames(base, { graph, renamed }, other)
}

type Items = readonly { id: string }[]

function collisions(base: Items = [], own: Items = [], other: Items = []): string[] {
  const known = new Set(base.map(({ id }) => id))
  const foreign = new Set(other.map(({ id }) => id))
  return own.map(({ id }) => id).filter((id) => !known.has(id) && foreign.has(id))
}

function withOwnNames(base: FlowGraph, { graph, renamed }: Distinct, other: FlowGraph): Distinct {
  const known = new Set(base.nodes.map(({ id }) => id))
  const names = takenNames({ ...other, nodes: other.nodes.filter(({ id }) => !known.has(id)) })
  let next = graph
  const all = [...renamed]
  for (const { id, name } of graph.nodes.filter((node) => !known.has(node.id)))
    if (names.has(nameKey(name))) {
      const to = freshName(new Set([...names, ...takenNames(next)]), name)
      next = renameStep(next, { type: 'rename-step', id, name: to })
      all.push({ list: 'nodes', id: { from: id, to: id }, name: { from: name, to } })
    }
  return { graph: next, renamed: all }
}

const WITH_ID = {
  nodes: withNodeId,
  notes: (graph: FlowGraph, from: string, to: string): FlowGraph => ({
    ...graph,
    notes: graph.notes.map((note) => (note.id === from ? { ...note, id: to } : note)),
  }),
  groups: (graph: FlowGraph, from: string, to: string): FlowGraph => ({
    ...graph,
    groups: graph.groups?.map((group) => (group.id === from ? { ...group, id: to } : group)),
    nodes: graph.nodes.map((node) => (node.group === from ? { ...node, group: to } : node)),
  }),
}

function withNodeId(graph: FlowGraph, from: string, to: string): FlowGraph {
  const id = (one: string) => (one === from ? to : one)
  const node = (one: FlowNode): FlowNode => {
    const renamed = one.id === from ? { ...one, id: to } : one
    return one.parent === from ? { ...renamed, parent: to } : renamed
  }
  const edge = (one: FlowEdge): FlowEdge =>
    one.from === from || one.to === from ? { ...one, from: id(one.from), to: id(one.to) } : one
  return { ...graph, nodes: graph.nodes.map(node), edges: graph.edges.map(edge) }
}
