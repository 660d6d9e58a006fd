import { test } from '@japa/runner'
import fc from 'fast-check'
import { assumptionsIn } from '#app/prompts/domain/assumptions'
import {
  contentWithout,
  decide,
  marksOf,
  namesOf,
  redo,
  undecided,
  undo,
  type Decisions,
  type Verdict,
} from '#app/prompts/domain/decisions'
import { improve } from '#app/prompts/domain/improve'
import { DEFAULT_SETTINGS, type Edit } from '#app/prompts/domain/types'
import { PLAIN_REQUESTS } from '#tests/unit/prompts/plain_requests'

const ORIGINAL = 'Write an email.'
const edits: Edit[] = [
  edit(15, '', ' Keep it short.'),
  edit(6, 'an', 'one'),
  edit(0, '', 'You are an editor.\n\n'),
]
const CONTENT = 'You are an editor.\n\nWrite one email. Keep it short.'

function edit(start: number, before: string, after: string): Edit {
  return { start, end: start + before.length, before, after, rule: 'r', reason: 'because' }
}

const without = (...rejected: number[]) => contentWithout(ORIGINAL, edits, new Set(rejected))

test.group('The marks of an editor', () => {
  test('stand in the order of the text, each with its edit', ({ assert }) => {
    assert.deepEqual(marksOf(ORIGINAL, edits, new Set()), [
      { edit: 2, removed: '', added: 'You are an editor.\n\n' },
      { edit: null, text: 'Write ' },
      { edit: 1, removed: 'an', added: 'one' },
      { edit: null, text: ' email.' },
      { edit: 0, removed: '', added: ' Keep it short.' },
    ])
  })

  test('make the text of the variant, or the original, or anything between', ({ assert }) => {
    assert.equal(without(), CONTENT)
    assert.equal(without(1), 'You are an editor.\n\nWrite an email. Keep it short.')
    assert.equal(without(0, 1, 2), ORIGINAL)
  })

  test('a change that ends within a word takes the rest of the word along', ({ assert }) => {
    const text = 'can you write it'
    const polite = edit(0, 'can you w', 'W')
    assert.deepEqual(marksOf(text, [polite, edit(13, ' it', '')], new Set()), [
      { edit: 0, removed: 'can you write', added: 'Write' },
      { edit: 1, removed: ' it', added: '' },
    ])
    assert.deepEqual(marksOf(text, [polite, edit(11, 't', 'd')], new Set()), [
      { edit: 0, removed: 'can you w', added: 'W' },
      { edit: null, text: 'ri' },
      { edit: 1, removed: 'te', added: 'de' },
      { edit: null, text: ' it' },
    ])
  })

  test('a block whose first line was left out still begins as a block', ({ assert }) => {
    const block = [
      edit(15, '', '\n\nContext:\n- Audience: [who]'),
      edit(15, '', '\n- Purpose: [why]'),
      edit(15, '', '\n\nReturn a table.'),
      edit(15, '', ' Keep it short.'),
    ]
    const left = (...rejected: number[]) => contentWithout(ORIGINAL, block, new Set(rejected))
    assert.equal(
      left(0),
      'Write an email.\n\nContext:\n- Purpose: [why]\n\nReturn a table. Keep it short.'
    )
    assert.equal(left(0, 1, 2), 'Write an email.\n\nKeep it short.')
    assert.equal(left(0, 1), 'Write an email.\n\nReturn a table. Keep it short.')
  })

  test('for every variant of every plain request they make its content or the original', ({
    assert,
  }) => {
    for (const text of PLAIN_REQUESTS) {
      for (const variant of improve({ text, settings: DEFAULT_SETTINGS }).variants) {
        const all = new Set(variant.edits.keys())
        assert.equal(contentWithout(text, variant.edits, new Set()), variant.content)
        assert.equal(contentWithout(text, variant.edits, all), text)
      }
    }
  })
})

type Step = { names: string[]; verdict: Verdict | null } | 'undo' | 'redo'

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>('undo'),
  fc.constant<Step>('redo'),
  fc.record({
    names: fc.subarray(['a', 'b', 'c', 'd']),
    verdict: fc.constantFrom<Verdict | null>('accepted', 'rejected', null),
  })
)

const take = (state: Decisions, step: Step) =>
  step === 'undo'
    ? undo(state)
    : step === 'redo'
      ? redo(state)
      : decide(state, step.names, step.verdict)

test.group('Decisions about edits', () => {
  test('as many steps back as were taken lead to the start, and as many forward to the end', ({
    assert,
  }) => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        const end = steps.reduce(take, undecided({ a: 'accepted' }))
        const back = end.past.reduce(undo, end)
        assert.deepEqual(back.now, { a: 'accepted' })
        assert.deepEqual(
          end.past.reduce<Decisions>((state) => redo(state), back),
          end
        )
      })
    )
  })

  test('whatever was decided in whatever order, the same verdicts make the same text', ({
    assert,
  }) => {
    const names = namesOf(edits)
    const verdict = fc.constantFrom<Verdict | null>('accepted', 'rejected', null)
    const decisions = fc.array(fc.tuple(fc.nat({ max: names.length - 1 }), verdict))
    fc.assert(
      fc.property(decisions, (taken) => {
        const state = taken.reduce(
          (before, [at, chosen]) => decide(before, [names[at]], chosen),
          undecided()
        )
        const rejected = names.flatMap((name, at) => (state.now[name] === 'rejected' ? at : []))
        const last = new Map(taken)
        const expected = [...last].flatMap(([at, chosen]) => (chosen === 'rejected' ? at : []))
        assert.equal(without(...rejected), without(...expected))
      })
    )
  })

  test('keep to the same edits when a variant is written anew', ({ assert }) => {
    const text = PLAIN_REQUESTS[0]
    const namesFor = (tone: number) =>
      improve({ text, settings: { ...DEFAULT_SETTINGS, tone } }).variants.map((one) =>
        namesOf(one.edits)
      )
    const [first, second] = [namesFor(5), namesFor(9)]
    for (const [at, names] of first.entries()) {
      assert.lengthOf(new Set(names), names.length)
      assert.isAbove(names.filter((name) => second[at].includes(name)).length, names.length / 2)
    }
  })
})

test.group('Assumptions', () => {
  test('are choices that were made for the person, not blanks, gifts or corrections', ({
    assert,
  }) => {
    const made = (rule: string, before: string, after: string) => ({
      ...edit(0, before, after),
      rule,
    })
    const list = [
      made('role.missing', '', 'You are an editor.'),
      made('audience.missing', '', 'Audience: [who reads it]'),
      made('length.missing', '', 'Keep it under 150 words.'),
      made('clarity.filler', 'very ', ''),
      made('context.given', '', 'Company: Acme'),
      made('context.undelimited_data', '', '<text>'),
      made('settings.tone', '', 'Use a formal tone.'),
    ]
    assert.deepEqual(assumptionsIn(list), [0, 2])
  })
})
