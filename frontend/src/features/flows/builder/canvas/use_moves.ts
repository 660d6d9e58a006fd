import { useCallback, useRef } from 'react'
import type { Command } from '#app/flows/domain/editing/command'
import { frameAt } from '#frontend/features/flows/builder/canvas/editing/add_step'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type {
  CanvasState,
  Dispatch,
} from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import {
  isOnlyMoved,
  type Moved,
  placesToStore,
} from '#frontend/features/flows/builder/canvas/editing/moves'
import { editInPlace } from '#frontend/features/flows/builder/canvas/editing/with_places'

interface KeyMove {
  before: FlowGraph
  moved: Moved
}

/** Stores where steps were moved to, once for each drag. Moves by the arrow keys that follow each other are undone together. */
export function useMoves(read: () => CanvasState, dispatch: Dispatch) {
  const lastByKeys = useRef<KeyMove | null>(null)
  return useCallback(
    (moved: Moved, by: 'pointer' | 'keys') => {
      const state = read()
      const { nodes, notes } = placesToStore(moved, state.graph)
      const into = by === 'pointer' ? enteredFrame(state, moved) : []
      const last = by === 'keys' ? lastByKeys.current : null
      const isSame = last !== null && isSameSteps(last.moved, moved)
      const continuesLast = isSame && isOnlyMoved(last.before, state.graph, last.moved)
      editInPlace(state, dispatch, [{ type: 'place', nodes, notes }, ...into], continuesLast)
      lastByKeys.current = by === 'keys' ? { before: state.graph, moved } : null
    },
    [read, dispatch]
  )
}

const isSameSteps = (one: Moved, other: Moved): boolean =>
  one.size === other.size && [...one.keys()].every((id) => other.has(id))

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
