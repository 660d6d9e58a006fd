import { ReactFlowProvider } from '@xyflow/react'
import type { FlowGraph } from '#app/flows/domain/graph'
import type { Problem } from '#app/flows/domain/problems'
import { Board } from '#frontend/features/flows/builder/canvas/board'
import type { Dispatch } from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import type { EdgeMark, StepMark } from '#frontend/features/flows/builder/canvas/step_mark'
import '@xyflow/react/dist/base.css'
import './canvas.css'

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
  /** Shows what there is to know of a step. */
  onOpen?: (id: string) => void
  /** Without it, the canvas only shows the flow. */
  dispatch?: Dispatch
}

/** A flow as a canvas: to edit, or to look at with marks of a run or a comparison. */
export function FlowCanvas(props: FlowCanvasProps) {
  return (
    <ReactFlowProvider>
      <Board {...props} />
    </ReactFlowProvider>
  )
}
