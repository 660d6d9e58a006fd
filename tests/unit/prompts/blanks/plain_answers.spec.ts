import { test } from '@japa/runner'
import '#app/prompts/domain/deliverables/records'
import { analyze } from '#app/prompts/domain/analyze'
import { blankFields } from '#app/prompts/domain/blanks/blank_fields'
import { blankInput } from '#app/prompts/domain/blanks/blank_kind'
import { fillBlanks } from '#app/prompts/domain/blanks/fill_blanks'
import { improve } from '#app/prompts/domain/improve'
import { withPlainAnswers } from '#app/prompts/domain/blanks/plain_answers'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { PLAIN_REQUESTS } from '#tests/unit/prompts/plain_requests'

const variantsOf = (text: string) => improve({ text, settings: DEFAULT_SETTINGS }).variants

/** What people answer, from two words to a sentence. */
const ANSWERS = [
  'Ana Ferrer',
  'owners of small cafés in Leipzig',
  'To tell them that the delivery comes a week late',
  'Ana said that the dates of 3 May do not work for the ten owners of small cafés.',
]

function answered(text: string, answer: string): string {
  const answers = blankFields(text).map(({ key, label }) => {
    const { kind, choices } = blankInput(label)
    return [key, kind === 'choice' ? choices[0] : answer] as const
  })
  return fillBlanks(text, new Map(answers))
}

test.group('The score of a text and what filling it is promised to give', () => {
  test('one text has one score, whether it is a variant or typed', ({ assert }) => {
    for (const text of PLAIN_REQUESTS) {
      for (const { id, content, score } of variantsOf(text)) {
        assert.equal(score, analyze(content).score.value, id)
      }
    }
  })

  test('real answers reach what is promised', ({ assert }) => {
    let tried = 0
    let short = 0
    for (const text of PLAIN_REQUESTS) {
      for (const { content, blanks } of variantsOf(text)) {
        if (blanks.length === 0) continue
        const promised = analyze(content).score.filled
        for (const answer of ANSWERS) {
          tried += 1
          if (analyze(answered(content, answer)).score.value < promised) short += 1
        }
      }
    }
    assert.isAbove(tried, 100)
    assert.isAtMost(short / tried, 0.05)
  })

  test('every blank gets an answer, and a choice its first alternative', ({ assert }) => {
    assert.equal(
      withPlainAnswers('Write to [name] by [date]. Tone: [formal / friendly]. See [link].'),
      'Write to details by 5 March. Tone: formal. See https://example.org.'
    )
    assert.equal(withPlainAnswers('Write a poem.'), 'Write a poem.')
  })
})
