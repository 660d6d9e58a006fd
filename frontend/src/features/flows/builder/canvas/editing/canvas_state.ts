import type { Command } from '#app/flows/domain/editing/command'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Places } from '#frontend/features/flows/builder/canvas/layout/places'

/** @param continuesLast both commands are undone together */
export type Dispatch = (command: Command, continuesLast?: boolean) => void

/** What is on the canvas. */
export interface CanvasState {
  graph: FlowGraph
  places: Places
  selected: readonly string[]
}
