import { freshId } from '#app/flows/domain/values/fresh_id'
import { nameKey } from '#app/flows/domain/graph/variables'
import type { Values } from '#frontend/features/flows/builder/inspector/forms/setting'

/** An id that no other entry of a list has, so that the connections of a step keep to their entry. */
export function entryId(entries: readonly Values[], base: string): string {
  const ids = new Set(entries.map(({ id }) => String(id)))
  return freshId(ids, `${base}-${entries.length + 1}`)
}

/** `base`, with a number where another entry has that name. */
export function entryName(entries: readonly Values[], base: string): string {
  const taken = new Set(entries.map(({ name }) => nameKey(String(name))))
  if (!taken.has(nameKey(base))) return base
  let number = 2
  while (taken.has(nameKey(`${base} ${number}`))) number += 1
  return `${base} ${number}`
}

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
