/** Only a number of so many digits may be one that JavaScript cannot hold. */
const MANY_DIGITS = /\d{16}/
const INTEGER = /^-?\d+$/

interface Source {
  source?: string
}

/** Anything that JSON can say. */
type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** How deep lists and objects may stand in each other: more than can be kept, and little work. */
const MAX_JSON_LEVELS = 1_000

/** In texts with more values, numbers are rounded. Nothing keeps so many. */
const MAX_EXACT_VALUES = 50_000

/**
 * Reads JSON. An integer that a number would round, such as an id of 20 digits, becomes the text of its digits.
 * @throws SyntaxError
 */
export function parseJson(text: string): Json {
  if (nestsDeeperThan(MAX_JSON_LEVELS, text))
    throw new SyntaxError('The JSON is nested too deeply.')
  if (!MANY_DIGITS.test(text) || hasManyValues(text)) return JSON.parse(text) as Json
  const exact = (_name: string, value: Json, context?: Source): Json =>
    typeof value === 'number' ? exactNumber(value, context?.source) : value
  return JSON.parse(text, exact) as Json
}

/** @param source the number as JSON writes it */
const exactNumber = (value: number, source = ''): number | string =>
  value !== 0 && INTEGER.test(source) && String(value) !== source ? source : value

/** Whether there are so many values that reading each digit would take long. Each but the first has a comma before it. */
function hasManyValues(text: string): boolean {
  let count = 0
  for (let at = text.indexOf(','); at !== -1; at = text.indexOf(',', at + 1))
    if (++count > MAX_EXACT_VALUES) return true
  return false
}

const [QUOTE, BACKSLASH] = [34, 92]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]

/** Whether brackets outside of strings stand deeper in each other than that. Reads the text once. */
export function nestsDeeperThan(most: number, text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfString(text, at)
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1
    if (depth > most) return true
  }
  return false
}

/** Where the string ends that begins at a quote; the end of the text where it does not. */
function endOfString(text: string, begin: number): number {
  for (let at = text.indexOf('"', begin + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let before = at - 1
    while (before > begin && text.charCodeAt(before) === BACKSLASH) before -= 1
    const isEscaped = (at - 1 - before) % 2 === 1
    if (!isEscaped) return at
  }
  return text.length
}
