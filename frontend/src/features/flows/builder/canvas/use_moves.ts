import { useCallback } from 'react'
import type { Command } from '#app/flows/domain/editing/command'
import { frameAt } from '#frontend/features/flows/builder/canvas/editing/add_step'
import type { CanvasState } from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import { type Moved, placesToStore } from '#frontend/features/flows/builder/canvas/editing/moves'
import type { CanvasActions } from '#frontend/features/flows/builder/canvas/use_canvas_actions'

/** Stores where steps were moved to, once for each move. */
export function useMoves(read: () => CanvasState, { edit }: CanvasActions) {
  return useCallback(
    (moved: Moved, by: 'pointer' | 'keys') => {
      const state = read()
      const { nodes, notes } = placesToStore(moved, state.graph)
      const into = by === 'pointer' ? enteredFrame(state, moved) : []
      edit({ type: 'place', nodes, notes }, ...into)
    },
    [read, edit]
  )
}

/** A step that leads nowhere yet and is let go inside a For each belongs to it from then on. */
function enteredFrame({ graph, places }: CanvasState, moved: Moved): Command[] {
  const [id] = moved.keys()
  const node = moved.size === 1 ? graph.nodes.find((one) => one.id === id) : undefined
  if (!node || node.kind === 'for-each') return []
  const isConnected = graph.edges.some(({ from, to }) => from === id || to === id)
  const frame = frameAt(places, moved.get(node.id))
  if (isConnected || frame === undefined || frame === node.parent) return []
  return [{ type: 'move-into', ids: [node.id], parent: frame }]
}
