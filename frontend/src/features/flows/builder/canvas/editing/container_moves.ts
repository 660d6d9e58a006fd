import { findNode } from '#app/flows/domain/editing/graph_parts'
import type { CanvasState } from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import { withInner } from '#frontend/features/flows/builder/canvas/layout/containers'

export interface ContainerMove {
  /** Null for out of all. */
  parent: string | null
  name: string
  isOut: boolean
}

const MAX_SHOWN = 6

/** The For eachs that a step may be moved into, and the one that it may be moved out of. */
export function movesOf({ graph, places }: CanvasState, id: string): ContainerMove[] {
  const { parentOf } = places.containers
  const parent = parentOf.get(id)
  const own = withInner(places.containers, [id])
  const into = graph.nodes.filter(
    (node) => node.kind === 'for-each' && !own.has(node.id) && node.id !== parent
  )
  const outer = parent === undefined ? undefined : findNode(graph, parent)
  return [
    ...(outer ? [{ parent: parentOf.get(outer.id) ?? null, name: outer.name, isOut: true }] : []),
    ...into
      .filter((frame) => frame.id !== (outer && parentOf.get(outer.id)))
      .slice(0, MAX_SHOWN)
      .map((frame) => ({ parent: frame.id, name: frame.name, isOut: false })),
  ]
}
