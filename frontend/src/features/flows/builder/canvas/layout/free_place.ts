import type { Position } from '#app/flows/domain/graph/graph'
import { type Box, isNear, type Size } from '#frontend/features/flows/builder/canvas/layout/box'

const GAP = 16
const STEP = 28
const MAX_TRIES = 400

/** The place nearest to a wish at which a box touches no other one: further down or up, then further right. */
export function freePlace(wish: Position, size: Size, others: Iterable<Box>): Position {
  const boxes = [...others]
  const isFree = (at: Position) => {
    const box = { ...at, ...size }
    return boxes.every((other) => !isNear(box, other, GAP))
  }
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const row = tries % 40
    const down = Math.ceil(row / 2) * STEP * (row % 2 === 1 ? 1 : -1)
    const right = Math.floor(tries / 40) * (size.width / 2)
    const at = { x: wish.x + right, y: wish.y + down }
    if (isFree(at)) return at
  }
  return wish
}
