import type { Command, CommandOf, Selection } from '#app/flows/domain/editing/command'
import { isPossible } from '#app/flows/domain/editing/commands/moves'
import { findNode, hasEdge } from '#app/flows/domain/editing/graph_parts'
import type { FlowEdge, FlowGraph, Position } from '#app/flows/domain/graph'
import type { CanvasState } from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import { placesToStore, withFollowers } from '#frontend/features/flows/builder/canvas/editing/moves'
import { type Alignment, aligned } from '#frontend/features/flows/builder/canvas/layout/align'
import { arrange } from '#frontend/features/flows/builder/canvas/layout/arrange'
import { withInner } from '#frontend/features/flows/builder/canvas/layout/containers'

/** A copy lies a little beside what it was copied from. */
export const COPY_OFFSET: Position = { x: 48, y: 48 }

/** The selected steps with what is inside them and the edges between them, each step where it is shown. */
export function selectionOf({ graph, places }: CanvasState, ids: readonly string[]): Selection {
  const chosen = withInner(places.containers, ids)
  const nodes = graph.nodes.flatMap((node) => {
    const box = places.steps.get(node.id)
    return chosen.has(node.id) && box ? [{ ...node, position: { x: box.x, y: box.y } }] : []
  })
  const edges = graph.edges.filter(({ from, to }) => chosen.has(from) && chosen.has(to))
  return { nodes, edges }
}

/** A single step is bridged: what led to it leads to what followed it. */
export function removeCommands({ graph }: CanvasState, ids: readonly string[]): Command[] {
  const chosen = new Set(ids)
  const steps = graph.nodes.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
  const notes = graph.notes.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
  return [
    ...(steps.length > 0
      ? [{ type: 'remove-steps' as const, ids: steps, isBridged: steps.length === 1 }]
      : []),
    ...notes.map((id) => ({ type: 'remove-note' as const, id })),
  ]
}

export function alignCommand(
  { graph, places, selected }: CanvasState,
  alignment: Alignment
): CommandOf<'place'> {
  const boxes = new Map(
    selected.flatMap((id) => {
      const box = places.steps.get(id)
      return box ? [[id, box] as const] : []
    })
  )
  const moved = withFollowers(aligned(boxes, alignment), graph, places)
  return { type: 'place', nodes: placesToStore(moved, graph).nodes }
}

/** All steps from left to right, starting where they start now. */
export function tidyCommand({ graph, places }: CanvasState): CommandOf<'place'> {
  const boxes = [...places.steps.values()]
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const arranged = [...arrange(graph)].map(([id, { x, y }]) => [id, { x: x + left, y: y + top }])
  return { type: 'place', nodes: Object.fromEntries(arranged) }
}

export type Refusal = 'self' | 'exists' | 'border' | 'loop'

/** Why two steps cannot be connected; null where they can. */
export function refusalOf(graph: FlowGraph, edge: FlowEdge): Refusal | null {
  if (edge.from === edge.to) return 'self'
  if (hasEdge(graph, edge)) return 'exists'
  if (findNode(graph, edge.from)?.parent !== findNode(graph, edge.to)?.parent) return 'border'
  return isPossible(graph, edge.from, edge.to) ? null : 'loop'
}
