import type { FlowEdge } from '#app/flows/domain/graph/graph'
import { type Box, isWithin } from '#frontend/features/flows/builder/canvas/layout/box'
import type { Places } from '#frontend/features/flows/builder/canvas/layout/places'
import { BETWEEN_ROWS } from '#frontend/features/flows/builder/canvas/layout/sizes'

/** How far a line that leads back reaches beyond its steps. */
export const REACH = 24
const BESIDE = BETWEEN_ROWS / 2

/**
 * How high the line of an edge that leads back to the left runs, so that it covers no step: between its two steps, or
 * below the one that it leads up to. Undefined for an edge that leads to the right.
 */
export function laneOf({ from, to }: FlowEdge, { steps }: Places): number | undefined {
  const [source, target] = [steps.get(from), steps.get(to)]
  if (!source || !target || target.x >= source.x + source.width) return undefined
  const bottom = source.y + source.height
  if (target.y < bottom) return Math.max(bottom, target.y + target.height) + BESIDE
  const across = { left: target.x - REACH, right: source.x + source.width + REACH }
  const inTheWay = [...steps.values()].filter(
    (box) =>
      box.x < across.right &&
      box.x + box.width > across.left &&
      !isWithin(source, box) &&
      !isWithin(target, box)
  )
  return freeLane(target.y - BESIDE, bottom, inTheWay) ?? target.y - BESIDE
}

/** The lowest free height above a wish. */
function freeLane(wish: number, highest: number, boxes: readonly Box[]): number | undefined {
  let lane = wish
  for (;;) {
    const box = boxes.find(({ y, height }) => y <= lane && lane <= y + height)
    if (!box) return lane
    lane = box.y - BESIDE
    if (lane < highest) return undefined
  }
}
