import { type ReactFlowInstance, useReactFlow, useStoreApi, type Viewport } from '@xyflow/react'
import { useMemo } from 'react'
import type { Position } from '#app/flows/domain/graph'
import {
  type Box,
  boxAround,
  isWithin,
  middleOf,
  type Size,
} from '#frontend/features/flows/builder/canvas/layout/box'
import type { Places } from '#frontend/features/flows/builder/canvas/layout/places'

export type View = ReturnType<typeof useView>

/** In milliseconds; nothing moves by itself for people who prefer that. */
const calm = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 180)

const LEGIBLE = 0.7
const MARGIN = 40

/** What is seen of the canvas, and what changes that. */
export function useView() {
  const flow = useReactFlow()
  const store = useStoreApi()
  return useMemo(() => viewOf(flow, () => store.getState()), [flow, store])
}

function viewOf(flow: ReactFlowInstance, sizeOf: () => Size) {
  const seen = (): Box => {
    const { width, height } = sizeOf()
    const { x, y, zoom } = flow.getViewport()
    return { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom }
  }
  const fit = () => void flow.fitView({ duration: calm(), maxZoom: 1, padding: 0.1 })
  return {
    fit,
    zoomIn: () => void flow.zoomIn({ duration: calm() }),
    zoomOut: () => void flow.zoomOut({ duration: calm() }),
    toCanvas: (point: Position) => flow.screenToFlowPosition(point),
    /** The top left of a box in the middle of what is seen. */
    middle: ({ width, height }: Size): Position => {
      const box = seen()
      return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 }
    },
    isSeen: (box: Box) => isWithin(box, seen()),
    ...revealing(flow, sizeOf, seen, fit),
    start: (places: Places) => void flow.setViewport(startingView(places, sizeOf())),
  }
}

/** What brings a box into view. */
function revealing(flow: ReactFlowInstance, sizeOf: () => Size, seen: () => Box, fit: () => void) {
  const fitSoon = () => void requestAnimationFrame(() => requestAnimationFrame(fit))
  const center = (box: Box, zoom: number) => {
    const { x, y } = middleOf(box)
    void flow.setCenter(x, y, { zoom, duration: calm() })
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
    /** Shows all of the flow where it stays legible with a new step, else the new step. */
    revealAdded: (box: Box, { steps }: Places) => {
      if (isWithin(box, seen())) return
      const { width, height } = sizeOf()
      const all = boxAround([...steps.values(), box], { side: MARGIN, top: MARGIN })
      if (Math.min(width / all.width, height / all.height) >= LEGIBLE) fitSoon()
      else center(box, flow.getZoom())
    },
  }
}

/** All of the flow where it stays legible, else its beginning. */
function startingView({ steps, notes, groups }: Places, { width, height }: Size): Viewport {
  const boxes = [...steps.values(), ...notes.values(), ...groups.values()]
  if (boxes.length === 0) return { x: 0, y: 0, zoom: 1 }
  const all = boxAround(boxes, { side: 0, top: 0 })
  const fits = { x: (width - 2 * MARGIN) / all.width, y: (height - 2 * MARGIN) / all.height }
  const zoom = Math.max(LEGIBLE, Math.min(1, fits.x, fits.y))
  const x = zoom > fits.x ? MARGIN : (width - all.width * zoom) / 2
  const y = zoom > fits.y ? MARGIN : (height - all.height * zoom) / 2
  return { x: x - all.x * zoom, y: y - all.y * zoom, zoom }
}
