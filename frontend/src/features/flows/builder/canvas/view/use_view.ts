import { type ReactFlowInstance, useReactFlow, useStoreApi } from '@xyflow/react'
import { useMemo } from 'react'
import type { Position } from '#app/flows/domain/graph/graph'
import {
  type Box,
  boxAround,
  isWithin,
  middleOf,
  moveInto,
  type Size,
} from '#frontend/features/flows/builder/canvas/layout/box'
import type { Places } from '#frontend/features/flows/builder/canvas/layout/places'
import { calm } from '#frontend/features/flows/builder/canvas/view/calm'
import { LEGIBLE, MARGIN } from '#frontend/features/flows/builder/canvas/view/starting_view'
import {
  type CanvasFrame,
  wholeView,
} from '#frontend/features/flows/builder/canvas/view/whole_view'

export type View = ReturnType<typeof useView>

/** What is seen of the canvas, and what changes that. */
export function useView() {
  const flow = useReactFlow()
  const store = useStoreApi()
  return useMemo(() => viewOf(flow, () => store.getState()), [flow, store])
}

function viewOf(flow: ReactFlowInstance, frame: () => CanvasFrame) {
  const whole = wholeView(flow, frame)
  const seen = (): Box => {
    const { width, height } = frame()
    const { x, y, zoom } = flow.getViewport()
    return { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom }
  }
  return {
    ...whole,
    zoomIn: () => {
      whole.leaveWhole()
      void flow.zoomIn({ duration: calm() })
    },
    zoomOut: () => {
      whole.leaveWhole()
      void flow.zoomOut({ duration: calm() })
    },
    toCanvas: (point: Position) => flow.screenToFlowPosition(point),
    /** The top left of a box in the middle of what is seen. */
    middle: ({ width, height }: Size): Position => {
      const box = seen()
      return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 }
    },
    isSeen: (box: Box) => isWithin(box, seen()),
    ...revealing(flow, seen, whole),
  }
}

interface Added {
  box: Box
  /** Around the new step and those that made space for it. */
  withMoved: Box
}

/** By how much the view must be scaled, so that boxes fit into what is seen now. */
function scaleTo({ width, height }: Size, boxes: Box[]): number {
  const all = boxAround(boxes, { side: MARGIN, top: MARGIN })
  return Math.min(width / all.width, height / all.height)
}

type Whole = ReturnType<typeof wholeView>

/** What brings a box into view. */
function revealing(flow: ReactFlowInstance, seen: () => Box, { fit, leaveWhole }: Whole) {
  const fitSoon = () => void requestAnimationFrame(() => requestAnimationFrame(fit))
  const center = (box: Box, zoom: number) => {
    leaveWhole()
    const { x, y } = middleOf(box)
    void flow.setCenter(x, y, { zoom, duration: calm() })
  }
  const moveInView = (box: Box) => {
    leaveWhole()
    const { x, y, zoom } = flow.getViewport()
    const withMargin = boxAround([box], { side: MARGIN / zoom, top: MARGIN / zoom })
    const move = moveInto(withMargin, seen())
    const viewport = { x: x + move.x * zoom, y: y + move.y * zoom, zoom }
    void flow.setViewport(viewport, { duration: calm() })
  }
  return {
    /** Once what was just changed is drawn. */
    fitSoon,
    /** Shows all of the flow where a box does not fit into what is seen, once it is drawn. */
    revealSoon: (box: Box) => {
      if (!isWithin(box, seen())) fitSoon()
    },
    /** Moves the canvas only where a box is not seen. */
    reveal: (box: Box, always = false) => {
      if (!always && isWithin(box, seen())) return
      const zoom = flow.getZoom()
      center(box, always ? Math.max(zoom, LEGIBLE) : zoom)
    },
    /** Shows all of the flow where it stays legible with a new step, else the new step with what is beside it. */
    revealAdded: ({ box, withMoved }: Added, before: Places) => {
      const steps = [...before.steps.values()]
      const wasWhole = steps.every((step) => isWithin(step, seen()))
      if (isWithin(wasWhole ? withMoved : box, seen())) return
      const zoom = flow.getZoom() * scaleTo(seen(), [...steps, withMoved])
      if (zoom >= LEGIBLE) fitSoon()
      else moveInView(box)
    },
  }
}
