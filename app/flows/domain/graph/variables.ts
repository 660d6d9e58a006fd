import type { Value } from '#app/flows/domain/values/value'

/**
 * A text with variables, `{{name}}` or `{{name.field}}`, taken apart: texts and variables take turns, and a text is first
 * and last.
 */
export interface TextWithVariables {
  texts: string[]
  /** Each as its path: the name first, then the fields. */
  variables: string[][]
}

/** Every variable of a text, with what stands between its braces. */
export const ALL_VARIABLES = /\{\{([^{}]{1,200})\}\}/g

/** Names are compared as people write them: whatever the case, with single spaces. */
export const nameKey = (name: string): string =>
  (/\s/.test(name) ? name.trim().replace(/\s+/g, ' ') : name).toLowerCase()

/** Linear in the length of the text. Braces that enclose no name are text. */
export function readVariables(text: string): TextWithVariables {
  const texts: string[] = []
  const variables: string[][] = []
  let end = 0
  for (const match of text.matchAll(ALL_VARIABLES)) {
    const path = pathIn(match[1])
    if (!path) continue
    texts.push(text.slice(end, match.index))
    variables.push(path)
    end = match.index + match[0].length
  }
  texts.push(text.slice(end))
  return { texts, variables }
}

/** What stands between the braces; null where a part is missing. */
function pathIn(inner: string): string[] | null {
  if (!inner.includes('.')) return inner.trim() === '' ? null : [nameKey(inner)]
  const path = inner.split('.').map(nameKey)
  return path.includes('') ? null : path
}

/** The names that a text refers to, each once. */
export function referencesIn(text: string): string[] {
  if (!text.includes('{{')) return []
  const names = new Set<string>()
  for (const [, inner] of text.matchAll(ALL_VARIABLES)) {
    const path = pathIn(inner)
    if (path) names.add(path[0])
  }
  return [...names]
}

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

/** A value as people read it: a list has a line for each of its values, and a list within it is one line. */
export function textOf(value: Value | undefined): string {
  if (typeof value === 'string') return value
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  const isReadable = Array.isArray(value) && value.every((one) => isPlain(one) || isPlainList(one))
  return isReadable ? value.map(lineOf).join('\n') : JSON.stringify(value, null, 2)
}

const isPlain = (value: Value): boolean => value === null || typeof value !== 'object'

const isPlainList = (value: Value): value is Value[] => Array.isArray(value) && value.every(isPlain)

const lineOf = (value: Value): string =>
  Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value)
