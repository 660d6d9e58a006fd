import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Problem } from '#app/flows/domain/checks/problems'
import type { Dispatch } from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import type { EdgeMark, StepMark } from '#frontend/features/flows/builder/canvas/step_mark'

export interface FlowCanvasProps {
  graph: FlowGraph
  problems?: readonly Problem[]
  /** By the ids of steps. */
  marks?: ReadonlyMap<string, StepMark>
  /** By `edgeKey`. */
  edgeMarks?: ReadonlyMap<string, EdgeMark>
  /** The ids of the selected steps and notes. */
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
  /**
   * Shows what there is to know of a step.
   * @param takesFocus the keyboard goes on there
   */
  onOpen?: (id: string, takesFocus?: boolean) => void
  /** Ends that a step keeps its output. */
  onUnpin?: (id: string) => void
  /** Without it, the canvas only shows the flow. */
  dispatch?: Dispatch
}
