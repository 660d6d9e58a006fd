import { test } from '@japa/runner'
import fc from 'fast-check'
import { analyse } from '#app/prompts/domain/analyse'
import { guard } from '#app/prompts/domain/guard'
import {
  QUESTION_KINDS,
  questionsFor,
  withAnswer,
  type Question,
} from '#app/prompts/domain/questions'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { anyText } from '#tests/unit/prompts/hostile_texts'
import { EXCELLENT_PROMPT, PLAIN_REQUESTS } from '#tests/unit/prompts/plain_requests'

const ask = (text: string, without: string[] = []) =>
  questionsFor({ text, settings: DEFAULT_SETTINGS, without })
const filled = (text: string) => analyse(text).score.filled

const ANSWERS: Record<Question['kind'], string> = {
  input: 'Ana said that the dates of 3 May do not work, and Tom will send new ones on Friday.',
  subject: 'It keeps ten users in step, costs 29 euros a month and replaces three tools.',
  facts: 'Founded 2019 in Utrecht; no discounts; launch on 4 March.',
  audience: 'owners of small cafés who never used such a tool',
  purpose: 'so that they book a demo this week',
  form: 'a table with three columns',
  length: 'under 200 words',
  tone: 'warm and direct',
}

test.group('Questions before a rewrite', () => {
  test('are at most three, the best first, and never about what is there', ({ assert }) => {
    for (const text of PLAIN_REQUESTS) {
      const gains = ask(text).map(({ gain }) => gain)
      assert.isAtMost(gains.length, 3)
      assert.isAtLeast(gains.length, 1, text)
      assert.deepEqual(
        gains,
        gains.toSorted((one, other) => other - one)
      )
    }
    const told = 'Write an email about our new lamp for café owners, so that they order one.'
    const kinds = ask(told).map(({ kind }) => kind)
    assert.notInclude(kinds, 'audience')
    assert.notInclude(kinds, 'purpose')
  })

  test('an answer raises the score by no less than was promised', ({ assert }) => {
    let promised = 0
    let kept = 0
    for (const text of PLAIN_REQUESTS) {
      for (const asked of ask(text)) {
        const rise = filled(withAnswer(text, asked, ANSWERS[asked.kind])) - filled(text)
        assert.isAtLeast(rise, asked.gain / 2, `${text}: ${asked.ask}`)
        promised += asked.gain
        kept += rise
      }
    }
    assert.isAtLeast(kept, promised)
  })

  test('an answered question is not asked again', ({ assert }) => {
    for (const text of PLAIN_REQUESTS) {
      for (const asked of ask(text)) {
        const kinds = ask(withAnswer(text, asked, ANSWERS[asked.kind])).map(({ kind }) => kind)
        assert.notInclude(kinds, asked.kind, text)
      }
    }
  })

  test('are silent about excellent prompts, other languages, and what is never wanted', ({
    assert,
  }) => {
    assert.deepEqual(ask(EXCELLENT_PROMPT), [])
    assert.deepEqual(ask('Schreibe eine E-Mail an unsere Kunden über die neue Lampe'), [])
    assert.deepEqual(ask(''), [])
    const text = 'Write an email about our new product'
    assert.include(
      ask(text).map(({ kind }) => kind),
      'subject'
    )
    assert.notInclude(
      ask(text, ['context.background_missing']).map(({ kind }) => kind),
      'subject'
    )
  })

  test('an answer loses nothing of the text, and an empty one changes nothing', ({ assert }) => {
    const question = fc.record({
      kind: fc.constantFrom(...QUESTION_KINDS),
      label: fc.constantFrom('Audience', 'email', 'Length'),
    })
    fc.assert(
      fc.property(anyText, question, fc.string(), (text, asked, answer) => {
        const after = withAnswer(text, asked, answer)
        assert.include(after, text.trimEnd())
        assert.include(after, answer.trim())
        assert.deepEqual(guard(text, after), { ok: true })
        assert.equal(withAnswer(text, asked, '  '), text)
      })
    )
  })

  test('answers stand line by line, before material that ends the text', ({ assert }) => {
    const audience = { kind: 'audience', label: 'Audience' } as const
    const length = { kind: 'length', label: 'Length' } as const
    const both = withAnswer(withAnswer('Write a memo.\n', audience, 'staff'), length, 'one page')
    assert.equal(both, 'Write a memo.\n\nAudience: staff\nLength: one page')
  })
})
