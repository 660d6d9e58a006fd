import { cutAtWord } from '#app/core/domain/cut_at_word'
import { textOf } from '#app/flows/domain/graph/variables'
import type { Value } from '#app/flows/domain/values/value'

/** UTF-16 units. */
export const MAX_INPUT_EXCERPT_LENGTH = 200
/** UTF-16 units that are looked at: spaces become fewer. */
const MAX_READ_LENGTH = 2_000

/** The start of the first input of a run that is not empty, in one line, for lists of runs. */
export const inputExcerpt = (inputs: Readonly<Record<string, Value>>): string =>
  firstExcerpt(Object.values(inputs))

/** A result of a run, of which only the value is looked at. */
export interface TitledResult {
  value: Value
}

/** The start of the first result of a run that is not empty, in one line, for lists of runs. */
export const resultExcerpt = (results: readonly TitledResult[]): string =>
  firstExcerpt(results.map(({ value }) => value))

/** The start of the first value that is not empty, in one line. */
export function firstExcerpt(values: readonly Value[]): string {
  for (const value of values) {
    const excerpt = inOneLine(textOf(value).trimStart().slice(0, MAX_READ_LENGTH))
    if (excerpt !== '') return cutAtWord(excerpt.toWellFormed(), MAX_INPUT_EXCERPT_LENGTH)
  }
  return ''
}

/** UTF-16 units of an excerpt that tells entries of one list apart. */
export const MAX_SHORT_EXCERPT_LENGTH = 80

/** The first words of an excerpt; where it is cut, three dots say so. */
export const shortExcerpt = (excerpt: string): string =>
  cutAtWord(excerpt, MAX_SHORT_EXCERPT_LENGTH)

/** PostgreSQL stores no text with a zero character. */
const inOneLine = (text: string): string =>
  text.replaceAll('\0', ' ').replaceAll(/\s+/g, ' ').trim()
