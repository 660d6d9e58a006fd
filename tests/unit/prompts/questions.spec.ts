import { test } from '@japa/runner'
import fc from 'fast-check'
import { analyze } from '#app/prompts/domain/analyze'
import '#app/prompts/domain/deliverables/records'
import { guard } from '#app/prompts/domain/guard'
import { questionsFor, withAnswer } from '#app/prompts/domain/questions'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { anyText } from '#tests/unit/prompts/hostile_texts'
import { EXCELLENT_PROMPT, PLAIN_REQUESTS } from '#tests/unit/prompts/plain_requests'

const ask = (text: string) => questionsFor({ text, settings: DEFAULT_SETTINGS })
const filled = (text: string) => analyze(text).score.filled

const ANSWER =
  'Ana said that the dates of 3 May do not work for the ten owners of small cafés, and Tom will send new ones.'

test.group('Questions before a rewrite', () => {
  test('are at most three, the best first, and never about what is there', ({ assert }) => {
    for (const text of PLAIN_REQUESTS) {
      const gains = ask(text).map(({ gain }) => gain)
      assert.isAtMost(gains.length, 3)
      assert.deepEqual(
        gains,
        gains.toSorted((one, other) => other - one)
      )
    }
    assert.isNotEmpty(ask('Write an email about our new product'))
    const answered =
      'Write an email to my landlord Mr Ortiz because the heating has been off since Monday.'
    const labels = ask(answered).map(({ label }) => label)
    assert.notInclude(labels, 'Reader')
  })

  test('an answer raises the score by no less than was promised', ({ assert }) => {
    let promised = 0
    let kept = 0
    for (const text of PLAIN_REQUESTS) {
      for (const asked of ask(text)) {
        const rise = filled(withAnswer(text, asked, ANSWER)) - filled(text)
        assert.isAtLeast(rise, asked.gain / 2 - 1, `${text}: ${asked.ask}`)
        promised += asked.gain
        kept += rise
      }
    }
    assert.isAtLeast(kept, promised)
  })

  test('an answered question is not asked again', ({ assert }) => {
    for (const text of PLAIN_REQUESTS) {
      for (const asked of ask(text)) {
        const labels = ask(withAnswer(text, asked, ANSWER)).map(({ label }) => label)
        assert.notInclude(labels, asked.label, text)
      }
    }
  })

  test('are not about what the request says in its own way: {text}')
    .with([
      { text: 'no to the second interview, we hired internally last week', label: 'Reason' },
      { text: 'decline the panel invitation from Mr Osei, I am abroad then', label: 'Request' },
      { text: 'apology to the choir for losing the key', label: 'Mistake' },
      { text: 'names for our new book club', label: 'Use' },
      { text: 'explain compost to a new gardener', label: 'Prior knowledge', kind: 'explain' },
      { text: 'story for 4 year olds about a lost mitten', label: 'Audience', kind: 'story' },
      { text: 'tenant owes £420, promised it by 6 May', label: 'Facts', kind: 'message' },
      { text: 'you are a guest whose room is too loud', label: 'Situation', kind: 'converse' },
      { text: 'play a rude guest, i want to practice', label: 'Goal', kind: 'converse' },
    ] as { text: string; label: string; kind?: string }[])
    .run(({ assert }, { text, label, kind = null }) => {
      const labels = questionsFor({ text, settings: { ...DEFAULT_SETTINGS, kind } }).map(
        (asked) => asked.label
      )
      assert.notInclude(labels, label)
    })

  test('ask for the facts of a message that names only its subject', ({ assert }) => {
    const labels = ask('Write an email about our new product').map(({ label }) => label)
    assert.includeMembers(labels, ['Facts', 'Reader'])
  })

  test('go on after the first is answered', ({ assert }) => {
    const text = 'Write an email about our new product'
    const labels = ask(`${text}\n\nReader: owners of small cafés in Leipzig`)
    assert.lengthOf(labels, 1)
    assert.notEqual(labels[0].label, 'Reader')
  })

  test('are silent about excellent prompts and other languages', ({ assert }) => {
    assert.deepEqual(ask(EXCELLENT_PROMPT), [])
    assert.deepEqual(ask('Schreibe eine E-Mail an unsere Kunden über die neue Lampe'), [])
    assert.deepEqual(ask(''), [])
  })

  test('an answer loses nothing of the text, and an empty one changes nothing', ({ assert }) => {
    const question = fc.record({
      isMaterial: fc.boolean(),
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
    const audience = { isMaterial: false, label: 'Audience' }
    const length = { isMaterial: false, label: 'Length' }
    const both = withAnswer(withAnswer('Write a memo.\n', audience, 'staff'), length, 'one page')
    assert.equal(both, 'Write a memo.\n\nAudience: staff\nLength: one page')
  })
})
