import type { Command } from '#app/flows/domain/editing/command'
import { forEachesFor, movesOut } from '#app/flows/domain/editing/edits_of_steps'
import { findNode } from '#app/flows/domain/editing/graph_parts'
import type { CanvasState } from '#frontend/features/flows/builder/canvas/editing/canvas_state'

export interface ContainerMove {
  /** The id of the For each that is entered or left. */
  id: string
  name: string
  isOut: boolean
  /** Undone together. */
  commands: Command[]
}

const MAX_SHOWN = 6

/** The For eachs that a step may be moved into, and the one that it may be moved out of. */
export function movesOf({ graph }: Pick<CanvasState, 'graph'>, id: string): ContainerMove[] {
  const parent = findNode(graph, id)?.parent
  const left = parent === undefined ? undefined : findNode(graph, parent)
  const out = left && { ...labelOf(left), isOut: true, commands: movesOut(graph, [id]) }
  const into = forEachesFor(graph, [id])
    // Moving out leads there.
    .filter((frame) => frame.id !== left?.parent)
    .slice(0, MAX_SHOWN)
    .map((frame) => ({
      ...{ ...labelOf(frame), isOut: false },
      commands: [{ type: 'move-into' as const, ids: [id], parent: frame.id }],
    }))
  return [...(out ? [out] : []), ...into]
}

const labelOf = ({ id, name }: { id: string; name: string }) => ({ id, name })
