import { keptJsonIn, unfenced } from '#app/flows/domain/values/json_text'
import { MAX_ITEMS } from '#app/flows/domain/values/limits'
import { partsBetween, jsonLinesOf, linesOf } from '#app/flows/domain/values/lines'
import type { Value } from '#app/flows/domain/values/value'

/** What stands between the entries of a list that is written as a text. */
export const SEPARATORS = ['line', 'blank-line', 'dashes'] as const
export type Separator = (typeof SEPARATORS)[number]

/** How the entries of lists are separated, by the names of the inputs; those that are not named have a line for each. */
export type Separators = Readonly<Record<string, Separator>>

/**
 * The entries of a list that is written as a text: those of a list in JSON, or a line for each, unless something else
 * separates them. A text in a fence is read as what it encloses, and lines of JSON objects as the objects. Of lines, no more
 * are read than one that is too many.
 */
export function entriesOf(text: string, separator: Separator = 'line'): Value[] {
  const content = unfenced(text.trim())
  const list = content.startsWith('[') ? keptJsonIn(content) : undefined
  if (Array.isArray(list)) return list
  return objectsIn(content) ?? firstOf(PARTS[separator](content))
}

const PARTS: Record<Separator, (text: string) => Iterable<string>> = {
  'line': linesOf,
  'blank-line': (text) => partsBetween(text, BLANK_LINES),
  'dashes': (text) => partsBetween(text, DASHES),
}

/** Each begins with one line end and stops at the next, so that a text is read once. */
const BLANK_LINES = /\n[^\S\n]*\n/g
const DASHES = /(?:^|\n)[^\S\n]*-{3,}[^\S\n]*(?=\n|$)/g

/** Other ways to read a text as a list: those by which lines belong together, and there are several entries. */
export function otherSeparators(text: string): Separator[] {
  const lines = entriesOf(text).length
  return (['blank-line', 'dashes'] as const).filter((separator) => {
    const { length } = entriesOf(text, separator)
    return length > 1 && length < lines
  })
}

/**
 * How a text is separated where nobody says so: by dashes where it has some, because they are no item. Null where its lines
 * may belong together, which a person has to say.
 */
export function likelySeparator(text: string): Separator | null {
  if (text.search(DASHES) >= 0) return 'dashes'
  return otherSeparators(text).length > 0 ? null : 'line'
}

const BETWEEN: Record<Separator, string> = {
  'line': '\n',
  'blank-line': '\n\n',
  'dashes': '\n---\n',
}

/** The entries as a text that `entriesOf` reads as the same entries; null where it would read others. */
export function joinedEntries(entries: readonly Value[], separator: Separator): string | null {
  const text = entries
    .map((entry) => (typeof entry === 'string' ? entry : ''))
    .join(BETWEEN[separator])
  const again = entriesOf(text, separator)
  const isSame = again.length === entries.length && again.every((one, at) => one === entries[at])
  return isSame ? text : null
}

/** One too many, so that a list that is too long is seen to be so. */
const MAX_READ_ITEMS = MAX_ITEMS + 1

function firstOf(lines: Iterable<string>): string[] {
  const first: string[] = []
  for (const line of lines) {
    first.push(line)
    if (first.length === MAX_READ_ITEMS) break
  }
  return first
}

/** Null where a line is no JSON object. */
function objectsIn(content: string): Value[] | null {
  const objects: Value[] = []
  for (const line of jsonLinesOf(content)) {
    const object = line.startsWith('{') ? keptJsonIn(line) : undefined
    if (object === undefined) return null
    objects.push(object)
    if (objects.length === MAX_READ_ITEMS) break
  }
  return objects.length > 0 ? objects : null
}
