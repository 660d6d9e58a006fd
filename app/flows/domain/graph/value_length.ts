import type { Value } from '#app/flows/domain/values/value'

/**
 * About how many UTF-16 units a value has as JSON.
 * @param most the length at which counting stops, so that large values take no longer
 */
export function valueLength(value: Value, most: number): number {
  let length = 0
  const open: Value[] = [value]
  while (open.length > 0 && length <= most) {
    const next = open.pop() as Value
    if (typeof next === 'string') length += next.length + 2
    else if (next === null || typeof next !== 'object') length += 5
    else if (Array.isArray(next)) for (const item of next) open.push(item)
    else
      for (const [name, field] of Object.entries(next)) {
        length += name.length + 4
        open.push(field)
      }
  }
  return length
}

/**
 * About how many UTF-16 units a value has as a text: objects and lists of them are written with a line and its indent for
 * each part.
 * @param most the length at which counting stops
 */
export function textLength(value: Value | undefined, most: number): number {
  if (value === undefined || value === null) return 0
  if (typeof value !== 'object') return String(value).length
  let length = 0
  const open: [Value, number][] = [[value, 0]]
  while (open.length > 0 && length <= most) {
    const [part, depth] = open.pop()!
    if (part === null || typeof part !== 'object')
      length += String(part).length + 1 + 4 * (depth - 1)
    else {
      // A line for each bracket.
      length += 6 + 4 * depth
      for (const [name, inner] of Object.entries(part)) {
        if (!Array.isArray(part)) length += name.length + 8
        open.push([inner, depth + 1])
      }
    }
  }
  return length
}
