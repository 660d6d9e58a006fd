import type { Position } from '#app/flows/domain/graph/graph'

export interface Size {
  width: number
  height: number
}

export interface Box extends Position, Size {}

/** The smallest box around others, with padding on each side. */
export function boxAround(boxes: readonly Box[], padding: { side: number; top: number }): Box {
  const left = Math.min(...boxes.map(({ x }) => x)) - padding.side
  const top = Math.min(...boxes.map(({ y }) => y)) - padding.top
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + padding.side
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + padding.side
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export const isInside = (box: Box, { x, y }: Position): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** Whether two boxes are closer than a distance. */
export const isNear = (one: Box, other: Box, distance: number): boolean =>
  one.x < other.x + other.width + distance &&
  other.x < one.x + one.width + distance &&
  one.y < other.y + other.height + distance &&
  other.y < one.y + one.height + distance

export const middleOf = ({ x, y, width, height }: Box): Position => ({
  x: x + width / 2,
  y: y + height / 2,
})

/** The smallest move that brings a box inside another; where it is larger, its end is inside. */
export const moveInto = (box: Box, outer: Box): Position => ({
  x: alongAxis(box.x, box.x + box.width, outer.x, outer.x + outer.width),
  y: alongAxis(box.y, box.y + box.height, outer.y, outer.y + outer.height),
})

function alongAxis(start: number, end: number, outerStart: number, outerEnd: number): number {
  if (end > outerEnd) return outerEnd - end
  return start < outerStart ? outerStart - start : 0
}
