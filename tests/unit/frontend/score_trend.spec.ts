import { test } from '@japa/runner'
import { scoredOf, trendOf } from '#frontend/features/dashboard/score_trend'

const improved = (...scores: (number | null)[]) =>
  scores.map((qualityScore, at) => ({
    ...{ id: String(at), title: `Prompt ${at}`, qualityScore },
    timestamp: `2026-01-0${9 - at}T00:00:00.000Z`,
  }))

test.group('The scores on the dashboard', () => {
  test('come in the order of time, without entries that have none', ({ assert }) => {
    const scored = scoredOf(improved(90, null, 50))
    assert.deepEqual(
      scored.map(({ score }) => score),
      [50, 90]
    )
  })

  test('compare the earlier half with the later one, and say nothing of a few', ({ assert }) => {
    assert.isNull(trendOf(scoredOf(improved(90, 80, 70))))
    assert.deepEqual(trendOf(scoredOf(improved(90, 80, 60, 51))), { first: 56, last: 85 })
    assert.deepEqual(trendOf(scoredOf(improved(90, 80, 10, 60, 50))), { first: 55, last: 85 })
  })
})
