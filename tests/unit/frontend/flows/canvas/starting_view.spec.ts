import { test } from '@japa/runner'
import type { Box } from '#frontend/features/flows/builder/canvas/layout/box'
import type { Places } from '#frontend/features/flows/builder/canvas/layout/places'
import { startingView } from '#frontend/features/flows/builder/canvas/view/starting_view'

const DESK = { width: 1200, height: 800 }
const PHONE = { width: 390, height: 590 }

/** Steps in one line, as large as they are drawn. */
function inLine(count: number): { places: Places; boxes: Box[] } {
  const boxes = Array.from({ length: count }, (_, at) => ({
    ...{ x: at * 324, y: 0, width: 260, height: 84 },
  }))
  const steps = new Map(boxes.map((box, at) => [String(at), box]))
  return { places: { steps, notes: new Map(), groups: new Map() } as unknown as Places, boxes }
}

/** How many steps are whole on the screen. */
function seen(count: number, size: typeof DESK): number {
  const { places, boxes } = inLine(count)
  const { x, y, zoom } = startingView(places, size).viewport
  return boxes.filter((box) => {
    const left = box.x * zoom + x
    const top = box.y * zoom + y
    return left >= 0 && top >= 0 && left + box.width * zoom <= size.width
  }).length
}

test.group('The view that a canvas begins with', () => {
  test('is all of a short flow, on a desk and on a phone', ({ assert }) => {
    for (const size of [DESK, PHONE]) assert.equal(seen(3, size), 3)
    assert.isTrue(startingView(inLine(3).places, PHONE).isWhole)
  })

  test('is as much of a long one as a finger can touch, from its beginning', ({ assert }) => {
    const { viewport, isWhole } = startingView(inLine(9).places, PHONE)
    assert.isFalse(isWhole)
    assert.isAtLeast(viewport.zoom * 84, 24)
    assert.equal(viewport.x, 12)
    assert.isAtLeast(seen(9, PHONE), 3)
  })

  test('keeps the names legible on a desk', ({ assert }) => {
    assert.equal(startingView(inLine(9).places, DESK).viewport.zoom, 0.75)
  })
})
