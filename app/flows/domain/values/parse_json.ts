import type { Value } from '#app/flows/domain/values/value'

/** Only a number of so many digits may be one that JavaScript cannot hold. */
const MANY_DIGITS = /\d{16}/
const INTEGER = /^-?\d+$/

interface Source {
  source?: string
}

/**
 * Reads JSON. An integer that a number would round, such as an id of 20 digits, becomes the text of its digits.
 * @throws SyntaxError
 */
export function parseJson(text: string): Value {
  if (!MANY_DIGITS.test(text)) return JSON.parse(text) as Value
  const exact = (_name: string, value: Value, context?: Source): Value =>
    typeof value === 'number' ? exactNumber(value, context?.source) : value
  return JSON.parse(text, exact) as Value
}

/** @param source the number as JSON writes it */
const exactNumber = (value: number, source = ''): number | string =>
  value !== 0 && INTEGER.test(source) && String(value) !== source ? source : value
