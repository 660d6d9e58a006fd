import { isBlankText } from '#app/core/domain/blank_text'
import { blankKey } from '#app/prompts/domain/blanks/blank_fields'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import type { Blank, Span } from '#app/prompts/domain/types'

/** What a person answered, by the key of the blank (`blankKey`). */
export type Answers = ReadonlyMap<string, string>

export interface Filling {
  text: string
  /** Where answers stand in the text. */
  filled: Span[]
  /** The blanks that have no answer yet, where they stand in the text. */
  left: Blank[]
}

/** A text with its blanks answered; see `fillingOf`. */
export function fillBlanks(text: string, answers: Answers): string {
  return fillingOf(text, answers).text
}

/**
 * Puts answers in the place of blanks. An answer stands there unchanged, with its line breaks and
 * brackets; it is never read again, so that nothing in it is a blank of this text, and no quote or
 * fence in it hides a later one. An answer of nothing but white space leaves its blank.
 */
export function fillingOf(text: string, answers: Answers): Filling {
  const filled: Span[] = []
  const left: Blank[] = []
  let out = ''
  let from = 0
  for (const { start, end, label } of readBlanks(text)) {
    out += text.slice(from, start)
    const answer = answers.get(blankKey(label))
    const words = isAnswer(answer) ? answer : text.slice(start, end)
    const place = { start: out.length, end: out.length + words.length }
    if (isAnswer(answer)) filled.push(place)
    else left.push({ ...place, label })
    out += words
    from = end
  }
  return { text: out + text.slice(from), filled, left }
}

export function isAnswer(answer: string | undefined): answer is string {
  return answer !== undefined && !isBlankText(answer)
}
