import { keptValue } from '#app/flows/domain/values/kept_value'
import { MAX_VALUE_PARTS } from '#app/flows/domain/values/limits'
import { jsonLinesOf } from '#app/flows/domain/values/lines'
import { parseJson } from '#app/core/domain/parse_json'
import type { Value } from '#app/flows/domain/values/value'

/** The value that a text of JSON stands for, which may have too many levels; undefined where it is no JSON. */
function jsonIn(text: string): Value | undefined {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** The same where a database can keep the value, and undefined elsewhere. */
export function keptJsonIn(text: string): Value | undefined {
  const value = jsonIn(text)
  return value === undefined ? undefined : keptValue(value)
}

/** The values of lines of JSON; undefined where one of them is no JSON. */
function jsonLinesIn(text: string): Value[] | undefined {
  const values: Value[] = []
  for (const line of jsonLinesOf(text)) {
    // The only line is the whole text, which was read already.
    if (line === text) return undefined
    const value = jsonIn(line)
    if (value === undefined) return undefined
    values.push(value)
    // More cannot be kept.
    if (values.length > MAX_VALUE_PARTS) break
  }
  return values
}

/** The value of a text that is JSON, lines of it, or either in a fence; undefined where it is none of them. */
export function jsonOrLinesIn(text: string): Value | undefined {
  const content = unfenced(text.trim())
  const whole = jsonIn(content)
  if (whole !== undefined || content === '') return whole
  return jsonLinesIn(content)
}

const FENCED = /^```[^\n`]*\n([^]*?)\n?```$/

/** What a fence encloses, where it encloses all of the text. */
export function unfenced(text: string): string {
  if (!text.startsWith('```') || !text.endsWith('```')) return text
  const inner = FENCED.exec(text.replaceAll(/\r\n?/g, '\n'))?.[1]
  return inner === undefined || inner.includes('```') ? text : inner.trim()
}
