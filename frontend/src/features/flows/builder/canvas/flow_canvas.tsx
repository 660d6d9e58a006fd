import { ReactFlowProvider } from '@xyflow/react'
import { Board } from '#frontend/features/flows/builder/canvas/board'
import type { FlowCanvasProps } from '#frontend/features/flows/builder/canvas/flow_canvas_props'
import '@xyflow/react/dist/base.css'
import './canvas.css'
import './canvas_edges.css'

/** A flow as a canvas: to edit, or to look at with marks of a run or a comparison. */
export function FlowCanvas(props: FlowCanvasProps) {
  return (
    <ReactFlowProvider>
      <Board {...props} />
    </ReactFlowProvider>
  )
}
