import type { Value } from '#app/flows/domain/graph'

/**
 * About how many UTF-16 units a value has as JSON.
 * @param most behind which it stops counting, so that no value takes long
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
