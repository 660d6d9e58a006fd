import { keptJsonIn, unfenced } from '#app/flows/domain/values/json_text'
import { jsonLinesOf, linesOf } from '#app/flows/domain/values/lines'
import type { Value } from '#app/flows/domain/values/value'

/**
 * The entries of a list that is written as a text: those of a list in JSON, or a line for each. A text in a fence is read
 * as what it encloses, and lines of JSON objects as the objects.
 */
export function entriesOf(text: string): Value[] {
  const content = unfenced(text.trim())
  const list = content.startsWith('[') ? keptJsonIn(content) : undefined
  if (Array.isArray(list)) return list
  return objectsIn(jsonLinesOf(content)) ?? linesOf(content)
}

/** Null where a line is no JSON object. */
function objectsIn(lines: string[]): Value[] | null {
  if (lines.length === 0 || !lines.every((line) => line.startsWith('{'))) return null
  const objects = lines.map(keptJsonIn)
  return objects.includes(undefined) ? null : (objects as Value[])
}
