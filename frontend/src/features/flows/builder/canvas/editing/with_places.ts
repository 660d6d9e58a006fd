import type { Command } from '#app/flows/domain/editing/command'
import { workedOutPlaces } from '#frontend/features/flows/builder/canvas/layout/places'
import type {
  CanvasState,
  Dispatch,
} from '#frontend/features/flows/builder/canvas/editing/canvas_state'

/**
 * Carries out commands that are undone together. Steps whose places were only worked out keep them from now on, because
 * what is worked out changes with the flow.
 */
export function editInPlace(
  { graph, places }: CanvasState,
  dispatch: Dispatch,
  commands: readonly Command[],
  continuesLast = false
): void {
  const nodes = workedOutPlaces(graph, places)
  const isPlaced = Object.keys(nodes).length === 0
  const all: Command[] = isPlaced ? [...commands] : [{ type: 'place', nodes }, ...commands]
  for (const [at, command] of all.entries()) dispatch(command, continuesLast || at > 0)
}
