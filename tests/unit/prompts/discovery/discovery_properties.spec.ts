import { test } from '@japa/runner'
import fc from 'fast-check'
import { align } from '#app/prompts/domain/discovery/align'
import { discover, discovering } from '#app/prompts/domain/discovery/discover'
import type { Source } from '#app/prompts/domain/discovery/types'
import { anyText } from '#tests/unit/prompts/hostile_texts'
import { countWork } from '#tests/unit/prompts/work_counter'

const RUNS = { numRuns: 150 }

const anySources = fc
  .array(fc.record({ text: anyText, isTemplate: fc.boolean() }), { maxLength: 12 })
  .map((list): Source[] => list.map((one, at) => ({ ...one, id: `${at}` })))

const NOUNS =
  'lamp ferry audit garden violin budget canteen glacier invoice puppy lease choir'.split(' ')
const DEEDS = 'Write a letter about|Plan a fair on|Translate a leaflet on|Explain to guests'.split(
  '|'
)

/** Prompts of about thirty words, each on three things of its own. */
const library = (count: number): Source[] =>
  Array.from({ length: count }, (_, at) => {
    const noun = (step: number) =>
      `${NOUNS[(at * step + step) % NOUNS.length]}${(at * 7 * step) % count}`
    return {
      id: `${at}`,
      text: `${DEEDS[at % DEEDS.length]} the ${noun(1)} and the ${noun(2)}. Our readers know the ${noun(3)} well; keep it under 200 words, use no jargon, and end with a question that they can answer by mail.`,
    }
  })

test.group('Discovery, on any texts', () => {
  test('never throws, names known ids, and puts each prompt into one group at most', ({
    assert,
  }) => {
    fc.assert(
      fc.property(anySources, (sources) => {
        const { groups, parts } = discover(sources)
        const known = new Set(sources.map(({ id }) => id))
        const grouped = groups.flatMap(({ members }) => members.map(({ id }) => id))
        assert.lengthOf(new Set(grouped), grouped.length)
        for (const id of [...grouped, ...parts.flatMap(({ ids }) => ids)])
          assert.isTrue(known.has(id))
        for (const { members, similarity } of groups) {
          assert.isAtLeast(members.length, 2)
          assert.isTrue(similarity >= 0.5 && similarity <= 1)
          assert.isTrue(
            members.some(({ id }) => sources.some((one) => one.id === id && !one.isTemplate))
          )
        }
      }),
      RUNS
    )
  })

  test('a copy is always found, whatever stands beside it', ({ assert }) => {
    const word = fc.constantFrom('otter', 'bridge', 'seven', 'not', 'Oslo', 'write', 'the', '5')
    const words = fc.array(word, { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(words, anySources, (wish, others) => {
        const sources = [
          { id: 'first', text: wish.join(' ') },
          ...others,
          { id: 'copy', text: `  ${wish.join('\n')}.` },
        ]
        const group = discover(sources).groups.find(({ members }) =>
          members.some(({ id }) => id === 'first')
        )
        assert.isTrue(group?.members.some(({ id }) => id === 'copy'))
      }),
      RUNS
    )
  })

  test('what is apart is never in one group', ({ assert }) => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 6 }), (text, count) => {
        const sources = Array.from({ length: count }, (_, at) => ({ id: `${at}`, text }))
        for (const { members } of discover(sources, [['0', '1']]).groups) {
          const ids = members.map(({ id }) => id)
          assert.isFalse(ids.includes('0') && ids.includes('1'))
        }
      }),
      RUNS
    )
  })

  test('tells how far it is, never back and never beyond the end', ({ assert }) => {
    let last = -1
    let reports = 0
    for (const { done, total } of discovering(library(300))) {
      assert.isAtLeast(done, last)
      assert.isBelow(done, total)
      last = done
      reports++
    }
    assert.isAbove(reports, 20)
  })

  test('four times as many prompts cost about four times the work', ({ assert }) => {
    const work = (count: number) => countWork(() => discover(library(count)))
    assert.isBelow(work(1200), work(300) * 5.5)
  })

  test('a prompt four times as long costs about four times the work', ({ assert }) => {
    const work = (times: number) => {
      const things = Array.from({ length: times }, (_, at) => `the lamp${at} beside ferry${at}`)
      const text = `Describe this harbour: ${things.join('. Then comes ')}`
      return countWork(() =>
        discover([
          { id: 'long', text },
          { id: 'other', text: `${text} And more on the harbour.` },
        ])
      )
    }
    assert.isBelow(work(200), work(50) * 6)
  })
})

test.group('Alignment', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })

  test('of two rows leaves out as few as can be, and parts them in order', ({ assert }) => {
    fc.assert(
      fc.property(letters, letters, (first, second) => {
        const aligned = align(first, second, first.length + second.length)!
        assert.equal(aligned.common, longestCommon(first, second))
        for (const { first: one, second: other } of aligned.gaps) {
          assert.isTrue(one[0] <= one[1] && other[0] <= other[1])
          assert.isTrue(one[1] <= first.length && other[1] <= second.length)
        }
      }),
      { numRuns: 500 }
    )
  })

  test('gives up where more would be left over than is allowed', ({ assert }) => {
    assert.isNull(align([...'abcdef'], [...'uvwxyz'], 11))
    assert.equal(align([...'abcdef'], [...'uvwxyz'], 12)?.common, 0)
  })
})

/** The plain way, over a table. */
function longestCommon(first: string[], second: string[]): number {
  const table = Array.from({ length: first.length + 1 }, () => Array(second.length + 1).fill(0))
  for (const [x, one] of first.entries()) {
    for (const [y, other] of second.entries()) {
      table[x + 1][y + 1] =
        one === other ? table[x][y] + 1 : Math.max(table[x][y + 1], table[x + 1][y])
    }
  }
  return table[first.length][second.length]
}
