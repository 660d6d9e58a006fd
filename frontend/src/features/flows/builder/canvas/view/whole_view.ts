import type { ReactFlowInstance } from '@xyflow/react'
import type { Size } from '#frontend/features/flows/builder/canvas/layout/box'
import type { Places } from '#frontend/features/flows/builder/canvas/layout/places'
import { calm } from '#frontend/features/flows/builder/canvas/view/calm'
import { startingView } from '#frontend/features/flows/builder/canvas/view/starting_view'

/** The part of React Flow that says where the canvas is and how large. */
export interface CanvasFrame extends Size {
  domNode: HTMLElement | null
}

/** Shows all of the flow, and keeps showing it while the canvas changes its size, until the view moves otherwise. */
export function wholeView(flow: ReactFlowInstance, frame: () => CanvasFrame) {
  let isWhole = false
  let left: number | undefined
  const fit = (duration: number) => {
    isWhole = true
    void flow.fitView({ duration, maxZoom: 1, padding: 0.1 })
  }
  return {
    fit: () => fit(calm()),
    /** The view shows something else from now on, such as where a person moved it. */
    leaveWhole: () => {
      isWhole = false
    },
    start: (places: Places) => {
      const { viewport, isWhole: isAll } = startingView(places, frame())
      isWhole = isAll
      void flow.setViewport(viewport)
    },
    /** The size of the canvas changed, such as when the palette opens. Fits a whole view again, and keeps others in place. */
    keepInPlace: () => {
      const before = left
      left = frame().domNode?.getBoundingClientRect().left
      if (before === undefined || left === undefined) return
      if (isWhole) return fit(0)
      if (before === left) return
      const { x, y, zoom } = flow.getViewport()
      void flow.setViewport({ x: x + before - left, y, zoom })
    },
  }
}
