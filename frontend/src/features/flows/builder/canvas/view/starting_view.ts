import type { Viewport } from '@xyflow/react'
import { boxAround, type Size } from '#frontend/features/flows/builder/canvas/layout/box'
import type { Places } from '#frontend/features/flows/builder/canvas/layout/places'

/** The zoom below which the texts of steps are too small to read. */
export const LEGIBLE = 0.75
/** In pixels on the screen. */
export const MARGIN = 32
/** What stays free of the flow, so that the tools of the canvas do not cover it. */
export const FREE = { side: MARGIN, top: 60, bottom: 68 }

/** A canvas that is narrower, such as a phone's, begins with more of the flow: a step then shows its kind only. */
const NARROW = { width: 640, side: 12, zoom: 0.3 }

/** All of the flow where it stays legible, else its beginning. */
export function startingView(
  { steps, notes, groups }: Places,
  { width, height }: Size
): { viewport: Viewport; isWhole: boolean } {
  const boxes = [...steps.values(), ...notes.values(), ...groups.values()]
  if (boxes.length === 0) return { viewport: { x: 0, y: 0, zoom: 1 }, isWhole: false }
  const all = boxAround(boxes, { side: 0, top: 0 })
  const isNarrow = width < NARROW.width
  const side = isNarrow ? NARROW.side : FREE.side
  const free = { width: width - 2 * side, height: height - FREE.top - FREE.bottom }
  const fits = { x: free.width / all.width, y: free.height / all.height }
  const zoom = Math.max(isNarrow ? NARROW.zoom : LEGIBLE, Math.min(1, fits.x, fits.y))
  const x = side + Math.max(0, (free.width - all.width * zoom) / 2)
  const y = FREE.top + Math.max(0, (free.height - all.height * zoom) / 2)
  return {
    viewport: { x: x - all.x * zoom, y: y - all.y * zoom, zoom },
    isWhole: zoom <= fits.x && zoom <= fits.y,
  }
}
