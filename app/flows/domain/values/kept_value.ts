import type { Value } from '#app/flows/domain/values/value'

const MAX_LEVELS = 100

/**
 * A value as databases can keep it: without zero characters and halves of characters in its texts and names. What needs no
 * change is not copied.
 * @returns undefined where it has too many levels
 */
export function keptValue(value: Value, levels = MAX_LEVELS): Value | undefined {
  if (typeof value === 'string') return keptText(value)
  if (value === null || typeof value !== 'object') return value
  if (levels === 0) return undefined
  return Array.isArray(value) ? keptList(value, levels) : keptObject(value, levels)
}

function keptList(list: Value[], levels: number): Value[] | undefined {
  let changed: Value[] | null = null
  for (let at = 0; at < list.length; at++) {
    const kept = keptValue(list[at], levels - 1)
    if (kept === undefined) return undefined
    if (kept === list[at]) continue
    changed ??= [...list]
    changed[at] = kept
  }
  return changed ?? list
}

type Fields = { [name: string]: Value }

function keptObject(fields: Fields, levels: number): Fields | undefined {
  const names = Object.keys(fields)
  const kept: Value[] = []
  let isSame = true
  for (const name of names) {
    const value = keptValue(fields[name], levels - 1)
    if (value === undefined) return undefined
    isSame &&= value === fields[name] && isKept(name)
    kept.push(value)
  }
  return isSame ? fields : Object.fromEntries(names.map((name, at) => [keptText(name), kept[at]]))
}

/** The beginning of a text as databases can keep it, never cut within a character. Lengths are UTF-16 units. */
export const cutText = (text: string, maxLength: number): string =>
  keptText(text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, ''))

const isKept = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const keptText = (text: string): string =>
  isKept(text) ? text : text.replaceAll('\0', '').toWellFormed()
