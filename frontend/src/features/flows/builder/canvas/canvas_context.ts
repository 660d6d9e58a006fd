import { createContext, use } from 'react'
import type { Position } from '#app/flows/domain/graph/graph'
import type { Dispatch } from '#frontend/features/flows/builder/canvas/editing/canvas_state'

/** What the nodes of a canvas can do. It stays the same while the flow is edited. */
export interface Canvas {
  isReadOnly: boolean
  dispatch: Dispatch
  openMenu: (id: string, at: Position, opener: HTMLElement | null) => void
  /** Asks for a step to add after a port. Points count from the top left of the window. */
  addAt: (after: { from: string; port: string }, at: Position) => void
  addInside: (parent: string, at: Position) => void
}

export const CanvasContext = createContext<Canvas | null>(null)

export function useCanvas(): Canvas {
  const canvas = use(CanvasContext)
  if (!canvas) throw new Error('useCanvas needs a CanvasContext around it.')
  return canvas
}
