import {
  type Braces,
  BRACES,
  bracesIn,
  MAX_INNER_LENGTH,
  pathIn,
  withBraces,
} from '#app/core/domain/braces'

/**
 * What a variable is, everywhere in Hone: `{{name}}`. A name is what people write as one: letters of any script, digits,
 * emoji, and the signs that stand within names. Other contents of braces, such as `{{ name | upper }}`, are text.
 */

/** UTF-16 units of the name of a variable, without its fields. */
export const MAX_VARIABLE_NAME_LENGTH = 60

const LETTER = String.raw`\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}_`
/** Within a name also spaces, joiners, and marks of the direction of writing. */
const SIGN = String.raw`\s.'’/&,?!#%€£¥·–—()\u200c-\u200f\u061c-`
const NAME = new RegExp(String.raw`^[\u200e\u200f\u061c]*[${LETTER}][${LETTER}${SIGN}]*$`, 'u')
/** `now()` and `(a)(b)` are code; a remark behind a name stands apart. */
const CALL = /\S\(|\)\S/

/** Whether this can be the name of a variable, as it stands between braces. */
export function isVariableName(name: string): boolean {
  const plain = name.trim()
  return (
    plain.length <= MAX_INNER_LENGTH &&
    plain.split('.', 1)[0].length <= MAX_VARIABLE_NAME_LENGTH &&
    NAME.test(plain) &&
    !CALL.test(plain) &&
    pathIn(plain) !== null
  )
}

/** Where the variables of a text stand, each with its name as it is written, in order. */
export const variablePlaces = (text: string): { start: number; end: number; label: string }[] =>
  bracesIn(text)
    .filter(({ inner, isKept }) => !isKept && isVariableName(inner))
    .map(({ start, end, inner }) => ({ start, end, label: inner.trim() }))

/** The text with something else in the place of each variable, by its name as it is written. */
export const withVariables = (
  text: string,
  write: (label: string, written: string) => string
): string =>
  withBraces(text, (inner, written) =>
    isVariableName(inner) ? write(inner.trim(), written) : written
  )

/** The text with variables whose names have no dots, for a flow, in which a dot leads to a field. */
export const withoutDots = (text: string): string =>
  withVariables(text, (label, written) =>
    label.includes('.') ? `{{${dotlessName(label)}}}` : written
  )

export const dotlessName = (name: string): string => name.replaceAll(/\s*\.\s*/g, ' ').trim()

const AT = new RegExp(BRACES.source, 'y')

/** The braces that open at a place, or null. */
export function bracesAt(text: string, at: number): Braces | null {
  AT.lastIndex = at
  const found = AT.exec(text)
  if (!found || !pathIn(found[2])) return null
  return { start: at, end: AT.lastIndex, inner: found[2], isKept: found[1] !== '' }
}
