import type { Value } from '#app/flows/domain/values/value'

const MAX_LEVELS = 100

/**
 * A value as databases can keep it: without zero characters and halves of characters in its texts and names.
 * @returns undefined where it has too many levels
 */
export function keptValue(value: Value, levels = MAX_LEVELS): Value | undefined {
  if (typeof value === 'string') return keptText(value)
  if (value === null || typeof value !== 'object') return value
  if (levels === 0) return undefined
  if (Array.isArray(value)) {
    const items = value.map((item) => keptValue(item, levels - 1))
    return items.includes(undefined) ? undefined : (items as Value[])
  }
  const fields = Object.entries(value).map(
    ([name, field]) => [keptText(name), keptValue(field, levels - 1)] as const
  )
  return fields.some(([, field]) => field === undefined)
    ? undefined
    : (Object.fromEntries(fields) as Value)
}

/** The beginning of a text as databases can keep it, never cut within a character. Lengths are UTF-16 units. */
export const cutText = (text: string, maxLength: number): string =>
  keptText(text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, ''))

const keptText = (text: string): string => text.replaceAll('\0', '').toWellFormed()
