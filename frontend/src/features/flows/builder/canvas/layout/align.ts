import type { Position } from '#app/flows/domain/graph/graph'
import type { Box } from '#frontend/features/flows/builder/canvas/layout/box'

export const ALIGNMENTS = ['left', 'center', 'top', 'across', 'down'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

type Boxes = ReadonlyMap<string, Box>
type Placed = Map<string, Position>

const each = (boxes: Boxes, place: (box: Box) => Position): Placed =>
  new Map([...boxes].map(([id, box]) => [id, place(box)]))

const ALIGN: Record<Alignment, (boxes: Boxes) => Placed> = {
  left: (boxes) => {
    const x = Math.min(...[...boxes.values()].map((box) => box.x))
    return each(boxes, ({ y }) => ({ x, y }))
  },
  center: (boxes) => {
    const all = [...boxes.values()]
    const sum = all.reduce((total, { x, width }) => total + x + width / 2, 0)
    return each(boxes, ({ y, width }) => ({ x: sum / all.length - width / 2, y }))
  },
  top: (boxes) => {
    const y = Math.min(...[...boxes.values()].map((box) => box.y))
    return each(boxes, ({ x }) => ({ x, y }))
  },
  across: (boxes) => distributed(boxes, 'x', 'width'),
  down: (boxes) => distributed(boxes, 'y', 'height'),
}

/** Lines boxes up with each other, or gives them equal space between the first and the last. */
export const aligned = (boxes: Boxes, alignment: Alignment): Placed => ALIGN[alignment](boxes)

function distributed(boxes: Boxes, axis: 'x' | 'y', extent: 'width' | 'height'): Placed {
  const ordered = [...boxes].toSorted(([, one], [, other]) => one[axis] - other[axis])
  const [first, last] = [ordered[0]?.[1], ordered.at(-1)?.[1]]
  if (!first || !last) return new Map()
  const taken = ordered.reduce((sum, [, box]) => sum + box[extent], 0)
  const space = (last[axis] + last[extent] - first[axis] - taken) / Math.max(1, ordered.length - 1)
  let at = first[axis]
  const placed: Placed = new Map()
  for (const [id, box] of ordered) {
    placed.set(id, { x: box.x, y: box.y, [axis]: at })
    at += box[extent] + space
  }
  return placed
}
