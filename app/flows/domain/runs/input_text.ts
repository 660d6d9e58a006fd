import { joinedEntries, type Separator, SEPARATORS } from '#app/flows/domain/values/entries'
import type { Value } from '#app/flows/domain/values/value'

/** An input as a person types it, with what separates its entries where it is a list. */
export interface TypedInput {
  text: string
  separator: Separator
}

/**
 * An input as a person types it: `readInputs` reads it as the same value again. Entries of a list stand on a line each
 * where lines can hold them, else between blank lines or dashes, and else as JSON.
 */
export function typedInput(value: Value | undefined): TypedInput {
  if (Array.isArray(value)) return typedList(value)
  return { text: plainText(value), separator: 'line' }
}

function plainText(value: Exclude<Value, Value[]> | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function typedList(entries: Value[]): TypedInput {
  for (const separator of SEPARATORS) {
    const text = joinedEntries(entries, separator)
    if (text !== null) return { text, separator }
  }
  return { text: JSON.stringify(entries), separator: 'line' }
}
