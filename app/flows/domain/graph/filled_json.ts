import {
  type Lookup,
  textOf,
  type TextWithVariables,
  valueAt,
} from '#app/flows/domain/graph/variables'

/**
 * A text of JSON with its variables filled in: within quotes as the characters of a string, elsewhere as JSON. No value
 * can end the string or the field that it is part of.
 */
export function filledJson({ texts, variables }: TextWithVariables, lookup: Lookup): string {
  let filled = ''
  let isQuoted = false
  for (const [at, text] of texts.entries()) {
    isQuoted = isQuotedAfter(text, isQuoted)
    filled += text
    if (at === variables.length) return filled
    const value = valueAt(variables[at], lookup)
    if (isQuoted)
      filled += (endsInEscape(text) ? '\\' : '') + JSON.stringify(textOf(value)).slice(1, -1)
    else filled += JSON.stringify(value ?? null)
  }
  return filled
}

/** Whether the JSON so far ends inside a string. */
function isQuotedAfter(text: string, isQuoted: boolean): boolean {
  const marks = text.match(/\\[^]|"/g) ?? []
  return marks.filter((mark) => mark === '"').length % 2 === 1 ? !isQuoted : isQuoted
}

/** Whether a text ends with a backslash that would escape the first character of the value. */
const endsInEscape = (text: string): boolean => /(?:^|[^\\])(?:\\\\)*\\$/.test(text.slice(-100))
