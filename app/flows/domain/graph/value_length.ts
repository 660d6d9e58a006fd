import { MAX_VALUE_LENGTH, MAX_VALUE_PARTS } from '#app/flows/domain/values/limits'
import type { Value } from '#app/flows/domain/values/value'

type Parts = Value[] | { [name: string]: Value }

export interface ValueSize {
  /** About how many UTF-16 units the value has as JSON. */
  length: number
  /** The entries of its lists and the fields of its objects, at all levels. */
  parts: number
}

/** The largest value that a step or an input may have. */
export const MAX_VALUE: ValueSize = { length: MAX_VALUE_LENGTH, parts: MAX_VALUE_PARTS }

/** The indexes of a list, or the names of fields. */
const namesIn = (parts: Parts): Iterable<string | number> =>
  Array.isArray(parts) ? parts.keys() : Object.keys(parts)

/** How large a value is. Counting stops at either limit, so that large values take no longer. */
export function sizeOf(value: Value, most: ValueSize = MAX_VALUE): ValueSize {
  const size = { length: 0, parts: 0 }
  const open: Parts[] = []
  const count = (part: Value) => {
    if (isParts(part)) open.push(part)
    else size.length += typeof part === 'string' ? part.length + 2 : 5
  }
  count(value)
  for (let next = open.pop(); next; next = open.pop()) {
    for (const name of namesIn(next)) {
      if (size.length > most.length || size.parts > most.parts) return size
      size.parts += 1
      if (typeof name === 'string') size.length += name.length + 4
      count((next as Record<string | number, Value>)[name])
    }
  }
  return size
}

/**
 * About how many UTF-16 units a value has as a text: objects and lists of them are written with a line and its indent for
 * each part.
 * @param most the length at which counting stops
 */
export function textLength(value: Value | undefined, most: number): number {
  if (value === undefined || value === null) return 0
  if (!isParts(value)) return flatLength(value)
  let length = 0
  const open = [{ parts: value, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { parts, depth } = next
    // A line for each bracket.
    length += 6 + 4 * depth
    for (const name of namesIn(parts)) {
      if (length > most) return length
      const part = (parts as Record<string | number, Value>)[name]
      if (typeof name === 'string') length += name.length + 8
      if (isParts(part)) open.push({ parts: part, depth: depth + 1 })
      else length += flatLength(part) + 1 + 4 * depth
    }
  }
  return length
}

const isParts = (value: Value | undefined): value is Parts =>
  typeof value === 'object' && value !== null

const flatLength = (value: Exclude<Value, Parts> | undefined): number =>
  value === undefined || value === null ? 4 : String(value).length
