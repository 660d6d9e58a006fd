import { test } from '@japa/runner'
import fc from 'fast-check'
import { contentWithout, marksOf, type Mark } from '#app/prompts/domain/decisions'
import { fillBlanks } from '#app/prompts/domain/blanks/fill_blanks'
import { improve } from '#app/prompts/domain/improve'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { filledMarks } from '#frontend/features/create/marks/filled_marks'
import { piecesOf } from '#frontend/features/create/marks/prompt_pieces'
import { privateSummary } from '#frontend/lib/engine/private_summary'
import { isoDate, writtenDate } from '#frontend/lib/time/written_date'
import type { PrivateItem } from '#frontend/lib/engine/use_private'
import { PLAIN_REQUESTS } from '#tests/unit/prompts/plain_requests'

const NONE: ReadonlySet<number> = new Set()

test.group('Marks with answers', () => {
  test('say the same as the filled text, for {$self}')
    .with(PLAIN_REQUESTS.slice(0, 12))
    .run(({ assert }, request) => {
      const text = `${request} [topic]`
      for (const variant of improve({ text, settings: DEFAULT_SETTINGS }).variants) {
        const answers = new Map(
          variant.blanks.map(({ label }, at) => [label.toLowerCase(), `answer ${at}\n[x]`])
        )
        const marks = filledMarks(marksOf(text, variant.edits, NONE), [], answers)
        const shown = marks.map((mark) => (mark.edit === null ? mark.text : mark.added)).join('')
        assert.equal(shown, fillBlanks(contentWithout(text, variant.edits, NONE), answers))
        assert.notEqual(shown, variant.content)
      }
    })

  test('stay as they are without answers', ({ assert }) => {
    const marks: Mark[] = [
      { edit: null, text: 'To [name]' },
      { edit: 0, removed: ' at [place]', added: ' in [town]' },
    ]
    assert.deepEqual(filledMarks(marks, [], new Map()), marks)
    assert.deepEqual(filledMarks(marks, [], new Map([['other', 'x']])), marks)
    const answers = new Map([
      ['name', 'Ana'],
      ['town', 'Oslo'],
      ['place', 'home'],
    ])
    assert.deepEqual(filledMarks(marks, [null], answers), [
      { edit: null, text: 'To Ana' },
      { edit: 0, removed: ' at [place]', added: ' in Oslo' },
    ])
    assert.deepEqual(filledMarks(marks, ['rejected'], answers)[1], {
      edit: 0,
      removed: ' at home',
      added: ' in [town]',
    })
  })
})

test.group('Pieces of a prompt', () => {
  test('answers are told apart from blanks, also with a variable inside', ({ assert }) => {
    const text = 'To Ana {{x}} about [topic]'
    const pieces = piecesOf(text, [{ start: 19, end: 26 }], [{ start: 3, end: 12 }])
    assert.deepEqual(
      pieces.map(({ kind, start, end }) => [kind, text.slice(start, end)]),
      [
        ['plain', 'To '],
        ['answer', 'Ana {{x}}'],
        ['plain', ' about '],
        ['blank', '[topic]'],
      ]
    )
  })
})

test.group('A day in words', () => {
  test('{0} is {1}, and back')
    .with([
      ['2026-03-12', '12 March 2026'],
      ['0002-12-01', '1 December 2'],
      ['12026-01-31', '31 January 12026'],
    ] as const)
    .run(({ assert }, [iso, written]) => {
      assert.equal(writtenDate(iso), written)
      assert.equal(isoDate(written), iso)
    })

  test('{$self} is no day')
    .with(['', 'end of May', '12 Maerz 2026', 'March 2026', '12 March 2026, noon'])
    .run(({ assert }, words) => assert.isNull(isoDate(words)))

  test('every day comes back', () => {
    const days = fc.date({
      min: new Date('0001-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10)
        return isoDate(writtenDate(iso)) === iso
      })
    )
  })
})

test.group('What is private, in a sentence', () => {
  const item = (kind: PrivateItem['kind']): PrivateItem => ({ kind, words: 'x', places: [] })

  test('counts by kind', ({ assert }) => {
    assert.equal(privateSummary([item('card')]), '1 card number')
    assert.equal(
      privateSummary([item('email'), item('card'), item('email'), item('secret')]),
      '2 email addresses, 1 card number, and 1 password or key'
    )
  })
})
