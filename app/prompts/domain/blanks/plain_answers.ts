import { blankKey } from '#app/prompts/domain/blanks/blank_fields'
import { blankInput, type BlankKind } from '#app/prompts/domain/blanks/blank_kind'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import { fillBlanks } from '#app/prompts/domain/blanks/fill_blanks'

/** The least that somebody answers to each kind of blank. A choice is answered with its first alternative. */
const PLAIN_ANSWERS: Record<Exclude<BlankKind, 'choice'>, string> = {
  date: '5 March',
  number: '12',
  amount: '100',
  email: 'name@example.org',
  link: 'https://example.org',
  long: 'details',
  text: 'details',
}

/**
 * The text with a plain answer in each of its blanks: short words that say no more than any real answer does, so that
 * what it scores is not promised in vain.
 */
export function withPlainAnswers(text: string): string {
  const answers = readBlanks(text).map(
    ({ label }) => [blankKey(label), plainAnswerTo(label)] as const
  )
  return fillBlanks(text, new Map(answers))
}

function plainAnswerTo(label: string): string {
  const { kind, choices } = blankInput(label)
  return kind === 'choice' ? choices[0] : PLAIN_ANSWERS[kind]
}
