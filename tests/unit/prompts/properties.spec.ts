import { test } from '@japa/runner'
import fc from 'fast-check'
import { analyze } from '#app/prompts/domain/analyze'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import { categoryOf, titleOf } from '#app/prompts/domain/category'
import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import { read } from '#app/prompts/domain/reading/read'
import { applyEdits } from '#app/prompts/domain/edits'
import { guard } from '#app/prompts/domain/guard'
import { improve } from '#app/prompts/domain/improve'
import {
  AUDIENCES,
  DEFAULT_SETTINGS,
  GOALS,
  type Settings,
  type Span,
} from '#app/prompts/domain/types'
import { withoutEnding } from '#app/prompts/domain/without_ending'
import { proposeVariables } from '#app/prompts/domain/templating/propose_variables'
import { openPlaces } from '#app/prompts/domain/tryout/places'
import { anyText, growing, GROWING_PIECES, SLOW_PIECES } from '#tests/unit/prompts/hostile_texts'
import { countWork } from '#tests/unit/prompts/work_counter'

const RUNS = { numRuns: 400 }

const anySettings: fc.Arbitrary<Settings> = fc.record({
  tone: fc.integer({ min: 1, max: 10 }),
  detail: fc.integer({ min: 1, max: 10 }),
  audience: fc.constantFrom(...AUDIENCES),
  goal: fc.constantFrom(...GOALS),
  kind: fc.option(fc.constantFrom(...FAMILIES)),
})

const within = (text: string, { start, end }: Span) =>
  start >= 0 && start <= end && end <= text.length

test.group('The engine, on any text', () => {
  test('never throws and keeps every place inside the text', ({ assert }) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { parts, findings, score } = analyze(text)
        const spans = [
          ...parts,
          ...findings,
          ...readBlanks(text),
          ...score.parts.flatMap(({ evidence }) => evidence),
        ]
        assert.isTrue(spans.every((span) => within(text, span)))
        for (const figure of [score.value, score.filled]) {
          assert.isTrue(Number.isInteger(figure) && figure >= 0 && figure <= 100)
        }
        assert.isAtLeast(score.filled, score.value)
      }),
      RUNS
    )
  })

  test('content is edits applied to the original, and nothing of it is lost', ({ assert }) => {
    fc.assert(
      fc.property(anyText, anySettings, (text, settings) => {
        for (const { content, edits } of improve({ text, settings }).variants) {
          assert.equal(applyEdits(text, edits), content)
          assert.deepEqual(guard(text, content), { ok: true })
        }
      }),
      RUNS
    )
  })

  test('any of the edits may be left out', ({ assert }) => {
    fc.assert(
      fc.property(anyText, fc.infiniteStream(fc.boolean()), (text, coin) => {
        for (const { edits } of improve({ text, settings: DEFAULT_SETTINGS }).variants) {
          const kept = edits.filter(() => coin.next().value)
          assert.isString(applyEdits(text, kept))
          assert.equal(applyEdits(text, []), text)
        }
      }),
      RUNS
    )
  })

  test('a given goal, context and values never break it', ({ assert }) => {
    fc.assert(
      fc.property(
        anyText,
        anyText,
        fc.dictionary(fc.string(), anyText),
        (text, goal, variables) => {
          const request = { text, settings: DEFAULT_SETTINGS, goal, context: goal, variables }
          for (const { content, edits } of improve(request).variants)
            assert.equal(applyEdits(text, edits), content)
        }
      ),
      RUNS
    )
  })

  test('the same text gives the same result', ({ assert }) => {
    fc.assert(
      fc.property(anyText, anySettings, (text, settings) => {
        assert.deepEqual(improve({ text, settings }), improve({ text, settings }))
      }),
      { numRuns: 60 }
    )
  })

  test('a title is one line of 1 to 200 characters, and there is always a category', ({
    assert,
  }) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const title = titleOf(read(text))
        assert.isTrue(title.length > 0 && title.length <= 200 && !/[\r\n]/.test(title))
        assert.isString(categoryOf(read(text)))
      }),
      RUNS
    )
  })

  test('a text twice as long costs about twice the work: {0}')
    .with(
      [
        ...SLOW_PIECES.map((piece) => ['', piece] as const),
        ...['\n', '\n ', '\n\na', '\t\n'].map((piece) => ['Write an email ', piece] as const),
      ].map(([head, piece]) => [JSON.stringify(head + piece), head, piece] as const)
    )
    .run(({ assert }, [, head, piece]) => {
      const work = (length: number) => {
        const text = head + piece.repeat(Math.ceil(length / piece.length))
        return countWork(() => {
          improve({ text, settings: DEFAULT_SETTINGS })
          titleOf(read(text))
        })
      }
      assert.isBelow(work(8000), work(4000) * 2.8 + 20_000)
    })

  test('a text four times as long that says nothing twice costs about four times the work: {0}')
    .with(
      GROWING_PIECES.flatMap((piece) =>
        ['', 'Write an email. ', 'Translate this: '].map(
          (head) => [JSON.stringify(head + piece), head, piece] as const
        )
      )
    )
    .run(({ assert }, [, head, piece]) => {
      const work = (length: number) => {
        const text = head + growing(piece, length)
        return countWork(() => {
          improve({ text, settings: DEFAULT_SETTINGS })
          guard(text, `${text} more`)
          proposeVariables(text)
          openPlaces(text)
        })
      }
      assert.isBelow(work(16_000), work(4000) * 5.6 + 20_000)
    })

  test('rows of signs in the middle of a text take no longer than others', ({ assert }) => {
    const row = '!'.repeat(2_000_000)
    assert.equal(withoutEnding(`${row}a${row}`, /!/), `${row}a`)
  })

  test('an example that is announced and never shown is looked for once', ({ assert }) => {
    const text = `Write a slogan for tea. Keep it under 10 words. Example:${' '.repeat(50_000)}[tea]`
    assert.isArray(improve({ text, settings: DEFAULT_SETTINGS }).analysis.findings)
  })

  // An expression that goes back and forth over such a text would not end within the time of a test.
  test('ends on 50,000 characters of {0} without a break')
    .with(
      ['a-', 'a', '1', 'a.', '/a', 'a@', 'a/', 'A-', '1,', 'a_'].map((piece) => [piece] as const)
    )
    .run(({ assert }, [piece]) => {
      const text = `Write to a@b.example/c. For example: x ${piece.repeat(50_000 / piece.length)}`
      assert.isArray(improve({ text, settings: DEFAULT_SETTINGS }).analysis.findings)
    })
    .timeout(20_000)
})
