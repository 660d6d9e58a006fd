import type { Selection } from '#app/flows/domain/editing/command'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { innerSteps, withInner } from '#app/flows/domain/graph/inner_steps'

/**
 * The given steps and notes, all that is inside the steps, the connections among these, and the groups all of whose steps
 * are among them.
 */
export function selectionOf(graph: FlowGraph, ids: readonly string[]): Selection {
  const { nodes, edges, notes, groups = [] } = graph
  const chosen = withInner(innerSteps(nodes), ids)
  const copied = nodes.filter(({ id }) => chosen.has(id))
  const inside = new Set(copied.map(({ group }) => group))
  const others = new Set(nodes.flatMap(({ id, group }) => (chosen.has(id) ? [] : [group])))
  return {
    nodes: copied,
    edges: edges.filter(({ from, to }) => chosen.has(from) && chosen.has(to)),
    ...filled(
      'notes',
      notes.filter(({ id }) => chosen.has(id))
    ),
    ...filled(
      'groups',
      groups.filter(({ id }) => inside.has(id) && !others.has(id))
    ),
  }
}

/** A list under its name, where it is not empty. */
export const filled = <Name extends 'notes' | 'groups'>(
  name: Name,
  items: Selection[Name] = []
): Pick<Selection, Name> => (items.length > 0 ? { [name]: items } : {}) as Pick<Selection, Name>
