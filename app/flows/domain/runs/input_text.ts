import type { Value } from '#app/flows/domain/values/value'

/**
 * An input as a person types it: `readInputs` reads it as the same value again.
 * Items of a list stand on a line each, so an item that is no text on one line comes back as such a text.
 */
export function inputText(value: Value | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(itemText).join('\n')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const itemText = (item: Value): string =>
  typeof item === 'string' ? item.replace(/\s*\n\s*/g, ' ') : JSON.stringify(item)
