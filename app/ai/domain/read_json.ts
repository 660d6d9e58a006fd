import { jsonrepair } from 'jsonrepair'

/** Characters; mending takes longer than the square of what is broken. */
const MAX_REPAIRED_LENGTH = 30_000

/** The object in an answer that should be JSON, mended where it is broken and short enough, or null. */
export function readJson(answer: string): Record<string, unknown> | null {
  const from = answer.indexOf('{')
  if (from < 0) return null
  const text = answer.slice(from).replace(/```\s*$/, '')
  const value = parsed(text) ?? (text.length <= MAX_REPAIRED_LENGTH ? mended(text) : null)
  return value && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function mended(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text))
  } catch {
    return null
  }
}
