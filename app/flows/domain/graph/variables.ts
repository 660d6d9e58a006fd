import { bracesIn, nameKey, pathIn, withBraces, writtenOut } from '#app/core/domain/braces'
import type { Value } from '#app/flows/domain/values/value'

export { nameKey }

/**
 * A text with variables, `{{name}}` or `{{name.field}}`, taken apart: texts and variables take turns, and a text is first
 * and last.
 */
export interface TextWithVariables {
  texts: string[]
  /** Each as its path: the name first, then the fields. */
  variables: string[][]
}

/**
 * Linear in the length of the text. In a flow all braces that can refer to something do: its checks say which do not. What
 * is kept as text is written out.
 */
export function readVariables(text: string): TextWithVariables {
  const texts: string[] = []
  const variables: string[][] = []
  let end = 0
  for (const one of referencePlaces(text)) {
    texts.push(writtenOut(text.slice(end, one.start)))
    variables.push(one.path)
    end = one.end
  }
  texts.push(writtenOut(text.slice(end)))
  return { texts, variables }
}

/** Where variables stand in a text, each with its path. */
export const referencePlaces = (text: string): { start: number; end: number; path: string[] }[] =>
  bracesIn(text)
    .filter(({ isKept }) => !isKept)
    .map(({ start, end, inner }) => ({ start, end, path: pathIn(inner)! }))

/** The text with something else in the place of each variable; the rest stays as it is written. */
export const withReferences = (
  text: string,
  write: (written: string, path: string[]) => string
): string => withBraces(text, (inner, written) => write(written, pathIn(inner)!))

/** The names that a text refers to, each once. */
export const referencesIn = (text: string): string[] => [
  ...new Set(referencePlaces(text).map(({ path }) => path[0])),
]

/** What a variable stands for, by its name; undefined where nothing has that name. */
export interface Lookup {
  (name: string): Value | undefined
  /** Called with each value that a path leads to. It may throw, before anything is made of the value. */
  noteRead?(value: Value | undefined): void
}

/** The value at a path; undefined where there is none. Never reads what a value inherits. */
export function valueAt([name, ...fields]: string[], lookup: Lookup): Value | undefined {
  let value = lookup(name)
  for (const field of fields) value = fieldOf(value, field)
  lookup.noteRead?.(value)
  return value
}

function fieldOf(value: Value | undefined, field: string): Value | undefined {
  if (Array.isArray(value)) return /^\d{1,6}$/.test(field) ? value[Number(field)] : undefined
  if (value === null || typeof value !== 'object') return undefined
  if (Object.hasOwn(value, field)) return value[field]
  const key = keysByName(value).get(field)
  return key === undefined ? undefined : value[key]
}

/** Kept, because the steps of a run may ask a large value for many fields. Values never change. */
const knownKeys = new WeakMap<object, Map<string, string>>()

/** The keys of a value by the name that each is written for, the first one where several are. */
function keysByName(value: object): Map<string, string> {
  const known = knownKeys.get(value)
  if (known) return known
  const keys = new Map(
    Object.keys(value)
      .reverse()
      .map((key) => [nameKey(key), key])
  )
  knownKeys.set(value, keys)
  return keys
}

/**
 * Puts values in place of variables. What has no value becomes nothing. A value is never read for variables again.
 * @param write how a value is written into the text
 */
export function fill(
  { texts, variables }: TextWithVariables,
  lookup: Lookup,
  write: (value: Value | undefined) => string = textOf
): string {
  let filled = texts[0]
  for (const [at, path] of variables.entries()) {
    filled += write(valueAt(path, lookup)) + texts[at + 1]
  }
  return filled
}

/** Whether a text is nothing but one variable. */
export const isOneVariable = ({ texts, variables }: TextWithVariables): boolean =>
  variables.length === 1 && texts.every((one) => one.trim() === '')

/** The value itself where the text is nothing but one variable, and else the filled text. */
export const valueOf = (text: TextWithVariables, lookup: Lookup): Value =>
  isOneVariable(text) ? (valueAt(text.variables[0], lookup) ?? null) : fill(text, lookup)

/**
 * A value as people read it: a list has a line for each of its values, and a list within it is one line. Where a value has
 * several lines, a blank line stands between each two.
 */
export function textOf(value: Value | undefined): string {
  if (typeof value === 'string') return value
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  const isReadable = Array.isArray(value) && value.every((one) => isPlain(one) || isPlainList(one))
  if (!isReadable) return JSON.stringify(value, null, 2)
  const lines = value.map(lineOf)
  return lines.some((line) => line.includes('\n')) ? lines.join('\n\n') : lines.join('\n')
}

const isPlain = (value: Value): boolean => value === null || typeof value !== 'object'

const isPlainList = (value: Value): value is Value[] => Array.isArray(value) && value.every(isPlain)

const lineOf = (value: Value): string =>
  Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value)
