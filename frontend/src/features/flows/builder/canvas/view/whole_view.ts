import type { ReactFlowInstance } from '@xyflow/react'
import type { Size } from '#frontend/features/flows/builder/canvas/layout/box'
import type { Places } from '#frontend/features/flows/builder/canvas/layout/places'
import { calm } from '#frontend/features/flows/builder/canvas/view/calm'
import { FREE, startingView } from '#frontend/features/flows/builder/canvas/view/starting_view'

/** The part of React Flow that says where the canvas is and how large. */
export interface CanvasFrame extends Size {
  domNode: HTMLElement | null
}

const pixels = (count: number) => `${count}px` as const

const PADDING = {
  top: pixels(FREE.top),
  right: pixels(FREE.side),
  bottom: pixels(FREE.bottom),
  left: pixels(FREE.side),
}

/** Shows all of the flow, and keeps showing it while the canvas changes its size, until the view moves otherwise. */
export function wholeView(flow: ReactFlowInstance, frame: () => CanvasFrame) {
  /** Whether all of the flow is shown: where it is legible, or because a person asked for it. */
  let whole: 'legible' | 'asked' | null = null
  let left: number | undefined
  const fit = (duration: number) => {
    whole = 'asked'
    void flow.fitView({ duration, maxZoom: 1, padding: PADDING })
  }
  const start = (places: Places, duration = 0) => {
    const { viewport, isWhole } = startingView(places, frame())
    whole = isWhole ? 'legible' : null
    void flow.setViewport(viewport, { duration })
  }
  return {
    fit: () => fit(calm()),
    /** The view shows something else from now on, such as where a person moved it. */
    leaveWhole: () => {
      whole = null
    },
    start,
    /** Once what was just changed is drawn. */
    startSoon: (placesNow: () => Places) =>
      void requestAnimationFrame(() => requestAnimationFrame(() => start(placesNow(), calm()))),
    /** The size of the canvas changed, such as when the sidebar unfolds. Fits a whole view again, and keeps others in place. */
    keepInPlace: (places: Places) => {
      const before = left
      left = frame().domNode?.getBoundingClientRect().left
      if (before === undefined || left === undefined) return
      if (whole === 'asked') return fit(0)
      if (whole === 'legible') return start(places)
      if (before === left) return
      const { x, y, zoom } = flow.getViewport()
      void flow.setViewport({ x: x + before - left, y, zoom })
    },
  }
}
