import { keptJsonIn, unfenced } from '#app/flows/domain/values/json_text'
import { MAX_ITEMS } from '#app/flows/domain/values/limits'
import { jsonLinesOf, linesOf } from '#app/flows/domain/values/lines'
import type { Value } from '#app/flows/domain/values/value'

/**
 * The entries of a list that is written as a text: those of a list in JSON, or a line for each. A text in a fence is read
 * as what it encloses, and lines of JSON objects as the objects. Of lines, no more are read than one that is too many.
 */
export function entriesOf(text: string): Value[] {
  const content = unfenced(text.trim())
  const list = content.startsWith('[') ? keptJsonIn(content) : undefined
  if (Array.isArray(list)) return list
  return objectsIn(content) ?? firstOf(linesOf(content))
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
