import { test } from '@japa/runner'
import fc from 'fast-check'
import { applyEdits } from '#app/prompts/domain/edits'
import { readCheck, readRewrite } from '#app/prompts/domain/model_rewrite/answer'
import { editsBetween } from '#app/prompts/domain/model_rewrite/edits_between'
import { FirstText } from '#app/prompts/domain/model_rewrite/first_text'
import { checkRewrite, wordsOf } from '#app/prompts/domain/model_rewrite/check_rewrite'
import { UnmaskStream } from '#app/prompts/domain/model_rewrite/unmask_stream'
import { findPrivate } from '#app/prompts/domain/privacy/find_private'
import { maskPrivate } from '#app/prompts/domain/privacy/mask_private'
import type { VariantId } from '#app/prompts/domain/types'
import { anyText } from '#tests/unit/prompts/hostile_texts'

const taskOf = (id: VariantId, original: string) => ({ id, original, kind: null })

const ORIGINAL = 'Write an email to Ms. Okafor about Kestrel 3, never mention the price.'
const BETTER = `${ORIGINAL}\n\nAudience: customers who know us\nPurpose: they book a demo\n\nReturn a subject line and three short paragraphs. Keep it under 200 words. Use a friendly tone.`

const answerOf = (text: string, changes: unknown[] = []) =>
  readRewrite(JSON.stringify({ text, changes, assumptions: [], questions: [], variables: [] }))!

/** A text in pieces of any sizes, broken inside of code points too. */
const inPieces = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.array(fc.nat(), { maxLength: 12 })).map(([whole, cuts]) => {
    const places = cuts.map((cut) => cut % (whole.length + 1)).sort((a, b) => a - b)
    const pieces = [0, ...places].map((from, at) => whole.slice(from, places[at] ?? whole.length))
    return { whole, pieces }
  })

test.group('The text of an answer that is still being written', () => {
  test('is known as it comes, however it is broken', ({ assert }) => {
    const written = anyText.map((text) => JSON.stringify({ text, changes: [{ before: '"text"' }] }))
    fc.assert(
      fc.property(inPieces(written), ({ whole, pieces }) => {
        const reader = new FirstText()
        const read = pieces.map((piece) => reader.next(piece)).join('')
        assert.equal(read, JSON.parse(whole).text)
      })
    )
  })

  test('is read with its escapes, and not where there is none', ({ assert }) => {
    assert.equal(new FirstText().next('{ "text" : "\\u00e9\\ud83d\\ude00\\/\\n"'), 'é😀/\n')
    assert.equal(new FirstText().next('{"other": "text"}'), '')
  })

  test('has its private parts back, however it is broken', ({ assert }) => {
    const secret = 'Write to ana@kestrel.example and bo@kestrel.example, not ⟦EMAIL 9⟧ or ⟦ or [⟧.'
    const { text, marks } = maskPrivate(secret, findPrivate(secret))
    assert.notInclude(text, 'kestrel.example')
    fc.assert(
      fc.property(inPieces(fc.constant(text)), ({ pieces }) => {
        const open = new UnmaskStream(marks)
        const shown = pieces.map((piece) => open.next(piece))
        for (const piece of shown) assert.notMatch(piece, /⟦EMAIL [12]/)
        assert.equal(shown.join('') + open.rest(), secret)
      })
    )
  })
})

test.group('The edits between two texts', () => {
  test('make the second of the first, whatever they are', ({ assert }) => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        assert.equal(applyEdits(before, editsBetween(before, after, [])), after)
      })
    )
  })

  test('carry the reason that was given for just these words, and no other', ({ assert }) => {
    const changes = [
      { before: 'big', after: 'large, quiet', reason: 'Says what kind.' },
      { before: 'not there', after: 'large', reason: 'A lie.' },
    ]
    const [edit, ...others] = editsBetween('a big house', 'a large, quiet house', changes)
    assert.containSubset(edit, {
      before: 'big ',
      after: 'large, quiet ',
      reason: 'Says what kind.',
    })
    assert.lengthOf(others, 0)
    const [alone] = editsBetween('a big house', 'a small house', changes)
    assert.equal(alone.reason, 'The model worded this differently.')
  })
})

test.group('The answer of a model', () => {
  test('is mended where it is broken, and null where it is another thing', ({ assert }) => {
    const read = readRewrite('Here:\n```json\n{text: "Do it", changes: [{before: "a"},], }\n```')
    assert.deepEqual(read, {
      ...{ text: 'Do it', changes: [], assumptions: [], questions: [], variables: [] },
    })
    for (const other of [
      '',
      'no',
      '{"text": "Do it", "changes": [',
      '[]',
      '{}',
      '{"text": 3}',
      '{"text": "  "}',
      'null',
    ])
      assert.isNull(readRewrite(other))
    assert.isNull(readCheck('{"notes": "none"}'))
    assert.deepEqual(readCheck('{"notes": [{"quote": "", "note": " a\\n b "}, 4, null]}'), {
      notes: [{ quote: '', note: 'a b' }],
    })
  })

  test('never holds more than a person can read', ({ assert }) => {
    const many = Array.from({ length: 1_000 }, () => 'x'.repeat(1_000))
    const read = readRewrite(JSON.stringify({ text: 'Do it', assumptions: many, questions: many }))!
    assert.isAtMost(read.assumptions.join('').length, 5_000)
    assert.isAtMost(read.questions.join('').length, 5_000)
  })

  test('becomes a variant where it is one', ({ assert }) => {
    const checked = checkRewrite(taskOf('optimized', ORIGINAL), answerOf(`\n${BETTER}\n`))
    if (!checked.ok) throw new Error(wordsOf(checked.problems).join())
    const { content, edits, engine, id } = checked.variant
    assert.deepEqual([content, engine, id], [BETTER, 'model', 'optimized'])
    assert.equal(applyEdits(ORIGINAL, edits), BETTER)
  })

  test('is taken whatever it scores, as long as it keeps what was there', ({ assert }) => {
    const text = 'Write an email about Kestrel 3 for our customers. Keep it short.'
    const checked = checkRewrite(
      taskOf('optimized', 'Write an email about Kestrel 3.'),
      answerOf(text)
    )
    if (!checked.ok) throw new Error(wordsOf(checked.problems).join())
    assert.equal(checked.variant.content, text)
  })

  test('is no variant where it is {0}')
    .with([
      ['lost', BETTER.replace('never mention', 'mention')],
      ['lost', BETTER.replace('Okafor', 'Smith')],
      [
        'language',
        `Schreiben Sie eine E-Mail an die Kundin über das neue Produkt. ${'Die Nachricht ist freundlich und kurz und nennt nicht den Preis. '.repeat(4)}`,
      ],
      ['too_long', `${BETTER}\n${'Mention one more thing that matters. '.repeat(200)}`],
      ['too_short', 'Write it.'],
      [
        'answered',
        'Dear Ms. Okafor, Kestrel 3 has arrived and we think that you will like it. Never mention the price.',
      ],
      ['unchanged', ` ${ORIGINAL} `],
    ] as const)
    .run(({ assert }, [kind, text]) => {
      const checked = checkRewrite(taskOf('structured', ORIGINAL), answerOf(text))
      if (checked.ok) throw new Error('It was taken')
      assert.include(
        checked.problems.map((problem) => problem.kind),
        kind
      )
      for (const words of wordsOf(checked.problems)) assert.match(words, /\.$/)
    })
})
