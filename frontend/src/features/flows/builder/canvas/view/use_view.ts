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
    const { width, height, domNode } = frame()
    const { x, y, zoom } = flow.getViewport()
    const left = coveredLeft(domNode)
    return {
      ...{ x: (left - x) / zoom, y: -y / zoom },
      ...{ width: (width - left) / zoom, height: height / zoom },
    }
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

/** How much of the canvas the palette covers, in pixels, where it leaves enough of it free. */
function coveredLeft(canvas: HTMLElement | null): number {
  const palette = canvas?.closest('[data-board]')?.querySelector('.canvas-palette.is-open')
  if (!canvas || !palette) return 0
  const { left, width } = canvas.getBoundingClientRect()
  const covered = palette.getBoundingClientRect().right - left
  return covered < width / 2 ? covered : 0
}

type Whole = ReturnType<typeof wholeView>

/** What brings a box into view, without making it larger or smaller. */
function revealing(flow: ReactFlowInstance, seen: () => Box, { leaveWhole }: Whole) {
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
    /** Moves the canvas only where a box is not seen, and only as far as it must. */
    revealAdded: (box: Box) => {
      leaveWhole()
      if (!isWithin(box, seen())) moveInView(box)
    },
    /** Moves the canvas only where a box is not seen. */
    reveal: (box: Box, always = false) => {
      if (!always && isWithin(box, seen())) return
      const zoom = flow.getZoom()
      center(box, always ? Math.max(zoom, LEGIBLE) : zoom)
    },
  }
}
