import { writtenOut } from '#app/core/domain/braces'
import { variablePlaces } from '#app/core/domain/variables'
import { blankKey } from '#app/prompts/domain/blanks/blank_fields'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import { isAnswer, type Answers } from '#app/prompts/domain/blanks/fill_blanks'
import type { Blank } from '#app/prompts/domain/types'

/** Every place of a text that is filled before it is run, `[blanks]` and `{{variables}}`, in order. */
export function openPlaces(text: string): Blank[] {
  const blanks = readBlanks(text)
  let next = 0
  const apart = variablePlaces(text).filter((place) => {
    while (next < blanks.length && blanks[next].end <= place.start) next++
    return !(blanks[next]?.start < place.end)
  })
  return [...blanks, ...apart].sort((one, other) => one.start - other.start)
}

/** What has to be told for these texts: the label of each thing once, by its key, in order. */
export function openLabels(texts: string[]): Map<string, string> {
  const labels = new Map<string, string>()
  for (const { label } of texts.flatMap(openPlaces)) {
    if (!labels.has(blankKey(label))) labels.set(blankKey(label), label)
  }
  return labels
}

/** A text with everything filled that was told, by key; what is told is never read again. */
export const filledWith = (text: string, values: Answers): string =>
  filledBy(text, values, (between) => between)

/** The same as a model or a person is to read it: what the text keeps as text is written out. */
export const filledToRead = (text: string, values: Answers): string =>
  filledBy(text, values, writtenOut)

function filledBy(text: string, values: Answers, write: (between: string) => string): string {
  let filled = ''
  let from = 0
  for (const { start, end, label } of openPlaces(text)) {
    const value = values.get(blankKey(label))
    filled += write(text.slice(from, start)) + (isAnswer(value) ? value : text.slice(start, end))
    from = end
  }
  return filled + write(text.slice(from))
}
