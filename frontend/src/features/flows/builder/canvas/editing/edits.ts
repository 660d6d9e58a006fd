import { selectionOf as copied } from '#app/flows/domain/editing/selection_of'
import type { CommandOf, Selection } from '#app/flows/domain/editing/command'
import { isPossible } from '#app/flows/domain/editing/commands/moves'
import { findNode, hasEdge } from '#app/flows/domain/editing/graph_parts'
import type { FlowEdge, FlowGraph, FlowNode, Note, Position } from '#app/flows/domain/graph/graph'
import type { CanvasState } from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import { placesToStore, withFollowers } from '#frontend/features/flows/builder/canvas/editing/moves'
import { type Alignment, aligned } from '#frontend/features/flows/builder/canvas/layout/align'
import type { Box } from '#frontend/features/flows/builder/canvas/layout/box'
import type { Arrange } from '#frontend/features/flows/builder/canvas/layout/load_arrange'

/** A copy lies a little beside what it was copied from. */
export const COPY_OFFSET: Position = { x: 48, y: 48 }

/** What is copied of steps and notes, each where it is shown. */
export function selectionOf({ graph, places }: CanvasState, ids: readonly string[]): Selection {
  const { nodes, notes, ...others } = copied(graph, ids)
  return {
    ...{ ...others, nodes: nodes.map((node) => shownAt(node, places.steps)) },
    ...(notes && { notes: notes.map((note) => shownAt(note, places.notes)) }),
  }
}

function shownAt<Item extends FlowNode | Note>(item: Item, boxes: ReadonlyMap<string, Box>): Item {
  const box = boxes.get(item.id)
  return box ? { ...item, position: { x: box.x, y: box.y } } : item
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
export function tidyCommand({ graph, places }: CanvasState, arrange: Arrange): CommandOf<'place'> {
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
