import { jsonIn, jsonLinesIn, unfenced } from '#app/flows/domain/values/json_text'
import { linesOf } from '#app/flows/domain/values/lines'
import type { Value } from '#app/flows/domain/values/value'

/**
 * The entries of a list that is written as a text: those of a list in JSON, or a line for each. A text in a fence is read
 * as what it encloses, and lines of JSON objects as the objects.
 */
export function entriesOf(text: string): Value[] {
  const content = unfenced(text.trim())
  const list = content.startsWith('[') ? jsonIn(content) : undefined
  if (Array.isArray(list)) return list
  const lines = linesOf(content)
  const areObjects = lines.length > 0 && lines.every((line) => line.startsWith('{'))
  return (areObjects ? jsonLinesIn(lines) : undefined) ?? lines
}
