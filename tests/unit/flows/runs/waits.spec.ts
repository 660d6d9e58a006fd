import fc from 'fast-check'
import { test } from '@japa/runner'
import { type Span, waitedForPeople } from '#app/flows/domain/runs/waits'
import { announcedSeed } from '#tests/helpers/random'

const RUN: Span = [100, 1_000]

test.group('For how long a run waits for people', () => {
  test('is nothing where nobody is asked, or all is work', ({ assert }) => {
    assert.equal(waitedForPeople(RUN, [], []), 0)
    assert.equal(waitedForPeople(RUN, [], [[100, 900]]), 0)
    assert.equal(waitedForPeople(RUN, [[200, 300]], [[150, 400]]), 0)
  })

  test('counts what several wait for at a time once', ({ assert }) => {
    const items: Span[] = [
      [200, 500],
      [200, 700],
      [650, 800],
    ]
    assert.equal(waitedForPeople(RUN, items, []), 600)
  })

  test('leaves out what other steps do meanwhile, and what is outside of the run', ({ assert }) => {
    assert.equal(
      waitedForPeople(
        RUN,
        [[200, 900]],
        [
          [0, 250],
          [300, 400],
          [350, 450],
        ]
      ),
      500
    )
    assert.equal(
      waitedForPeople(
        RUN,
        [
          [0, 150],
          [950, 5_000],
        ],
        []
      ),
      100
    )
    assert.equal(
      waitedForPeople(
        RUN,
        [
          [2_000, 3_000],
          [0, 50],
        ],
        []
      ),
      0
    )
  })

  test('is that of each millisecond, for any spans', ({ assert }) => {
    const span = fc.tuple(fc.nat(60), fc.nat(60)).map(([from, more]): Span => [from, from + more])
    const spans = fc.array(span, { maxLength: 6 })
    const property = fc.property(span, spans, spans, (run, waits, work) => {
      const has = (all: readonly Span[], at: number) =>
        all.some(([from, to]) => from <= at && at < to)
      let expected = 0
      for (let at = run[0]; at < run[1]; at += 1)
        if (has(waits, at) && !has(work, at)) expected += 1
      assert.equal(waitedForPeople(run, waits, work), expected)
    })
    fc.assert(property, { seed: announcedSeed('waits') })
  })
})
