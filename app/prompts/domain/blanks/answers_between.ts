import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import { blankKey } from '#app/prompts/domain/blanks/blank_fields'
import { fillBlanks, type Answers } from '#app/prompts/domain/blanks/fill_blanks'

/** The answers that turn a text with blanks into a filled one, or null where the texts differ in anything else. */
export function answersBetween(text: string, filled: string): Answers | null {
  const blanks = readBlanks(text)
  const answers = new Map<string, string>()
  let from = 0
  let at = 0
  for (const [place, { start, end, label }] of blanks.entries()) {
    at += start - from
    const next = blanks[place + 1]
    const after = text.slice(end, next?.start)
    const until = next ? filled.indexOf(after, at) : filled.length - after.length
    if (until < at) return null
    const answer = filled.slice(at, until)
    if (answer !== text.slice(start, end)) answers.set(blankKey(label), answer)
    from = end
    at = until
  }
  return fillBlanks(text, answers) === filled ? answers : null
}
