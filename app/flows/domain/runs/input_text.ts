import { entriesOf } from '#app/flows/domain/values/entries'
import type { Value } from '#app/flows/domain/values/value'

/**
 * An input as a person types it: `readInputs` reads it as the same value again. Entries of a list stand on a line each
 * where lines can hold them, and else as JSON.
 */
export function inputText(value: Value | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return listText(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function listText(entries: Value[]): string {
  const lines = entries.map((entry) => (typeof entry === 'string' ? entry : '')).join('\n')
  const again = entriesOf(lines)
  const isSame = again.length === entries.length && again.every((one, at) => one === entries[at])
  return isSame ? lines : JSON.stringify(entries)
}
