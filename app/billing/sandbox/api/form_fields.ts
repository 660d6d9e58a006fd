import type { Metadata } from '#app/billing/sandbox/world/objects'
import { paramMissing, refused } from '#app/billing/sandbox/world/stripe_problem'

/** Reads one parameter as forms send it: text, a list, or a record of such. @throws StripeProblem */
export type Reader = (value: unknown, param: string) => unknown
export type Fields = Record<string, Reader>

const MAX_TEXT_LENGTH = 5_000
const MAX_METADATA_KEYS = 50
const MAX_METADATA_KEY_LENGTH = 40
const MAX_METADATA_VALUE_LENGTH = 500

export const text =
  (max = MAX_TEXT_LENGTH): Reader =>
  (value, param) => {
    if (typeof value !== 'string') throw refused('Invalid string', { param })
    if (value === '') {
      const message = `You passed an empty string for '${param}'. Leave it out to keep what is there.`
      throw refused(message, { code: 'parameter_invalid_empty', param })
    }
    if (value.length <= max) return value
    const code = 'parameter_invalid_string_length'
    throw refused(`Invalid string: must be at most ${max} characters`, { code, param })
  }

/** Forms say null with an empty text. */
export const clearable =
  (reader: Reader): Reader =>
  (value, param) =>
    value === '' ? null : reader(value, param)

export const wholeNumber: Reader = (value, param) => {
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value)
  const message = `Invalid integer: ${String(value)}`
  throw refused(message, { code: 'parameter_invalid_integer', param })
}

export const flag: Reader = (value, param) => {
  if (value === 'true' || value === 'false') return value === 'true'
  throw refused(`Invalid boolean: ${String(value)}`, { param })
}

export const oneOf =
  (...values: string[]): Reader =>
  (value, param) => {
    if (values.includes(value as string)) return value
    throw refused(`Invalid ${param}: must be one of ${values.join(', ')}`, { param })
  }

export const listOf =
  (reader: Reader, max = 200): Reader =>
  (value, param) => {
    if (value === '') return []
    const items = Array.isArray(value) ? value : Object.values(recordOf(value, param, 'array'))
    if (items.length > max) throw refused(`At most ${max} items are allowed`, { param })
    return items.map((item, at) => reader(item, `${param}[${at}]`))
  }

export const record =
  (fields: Fields): Reader =>
  (value, param) =>
    readFields(fields, recordOf(value, param, 'object'), (name) => `${param}[${name}]`)

export const metadata: Reader = (value, param): Metadata | null => {
  if (value === '') return null
  const entries = Object.entries(recordOf(value, param, 'object'))
  if (entries.length > MAX_METADATA_KEYS) {
    throw refused(`Metadata can have at most ${MAX_METADATA_KEYS} keys`, { param })
  }
  for (const [key, content] of entries) {
    const isRight = typeof content === 'string' && content.length <= MAX_METADATA_VALUE_LENGTH
    if (isRight && key.length <= MAX_METADATA_KEY_LENGTH) continue
    throw refused(
      `Metadata keys have at most ${MAX_METADATA_KEY_LENGTH} characters, and values are text of at most ${MAX_METADATA_VALUE_LENGTH}`,
      { param: `${param}[${key}]` }
    )
  }
  return Object.fromEntries(entries) as Metadata
}

/** A moment, or a range of moments, in seconds since 1970. */
export const range: Reader = (value, param) =>
  typeof value === 'string'
    ? wholeNumber(value, param)
    : record({ gt: wholeNumber, gte: wholeNumber, lt: wholeNumber, lte: wholeNumber })(value, param)

function recordOf(value: unknown, param: string, name: string): Record<string, unknown> {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    return value as Record<string, unknown>
  }
  throw refused(`Invalid ${name}`, { param })
}

/** @param nameOf how errors name a field */
export function readFields(
  fields: Fields,
  given: Record<string, unknown>,
  nameOf: (name: string) => string = (name) => name
): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const param = nameOf(name)
    if (!Object.hasOwn(fields, name)) {
      const code = 'parameter_unknown'
      throw refused(`Received unknown parameter: ${param}`, { code, param })
    }
    read[name] = fields[name](value, param)
  }
  return read
}

export function required(given: Record<string, unknown>, name: string): void {
  if (given[name] === undefined) throw paramMissing(name)
}
