import { foldCase } from '#app/core/domain/fold_case'
import { MAX_TITLE_LENGTH } from '#app/flows/domain/values/limits'

const NUMBERED = /^(.+) \(([1-9]\d{0,2})\)$/su
const COPIED = /\(copy\)(?: \(\d+\))?$/u
const COPY = ' (copy)'

/** A title without the number that tells it from others of its name. */
export const stemOf = (title: string): string => NUMBERED.exec(title)?.[1] ?? title

/** The title, or “Name (2)” and so on where it is taken, whatever the case. */
export function freeTitle(title: string, taken: readonly string[]): string {
  const keys = new Set(taken.map((one) => foldCase(one.trim())))
  const stem = stemOf(title)
  let free = title
  for (let number = 2; keys.has(foldCase(free.trim())); number++)
    free = fitted(stem, ` (${number})`)
  return free
}

/** What the copy of a flow is called. */
export const titleOfCopy = (title: string, taken: readonly string[]): string =>
  freeTitle(COPIED.test(title) ? title : fitted(title, COPY), taken)

const fitted = (title: string, ending: string): string =>
  title.slice(0, MAX_TITLE_LENGTH - ending.length).toWellFormed() + ending
