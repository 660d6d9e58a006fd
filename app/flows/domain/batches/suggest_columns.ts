import type { AskField } from '#app/flows/domain/graph/settings'
import { nameKey } from '#app/flows/domain/graph/variables'

/** A name without the characters that people write differently: case, spaces, dashes, signs. */
const plainName = (name: string): string =>
  nameKey(name)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

const asWritten = (name: string): string => name.trim().normalize()
const anyCase = (name: string): string => nameKey(name).normalize()

/** What is compared with the columns, in this order. */
const COMPARISONS = [
  ...[{ part: 'label', keyOf: asWritten } as const, { part: 'label', keyOf: anyCase } as const],
  ...[{ part: 'name', keyOf: asWritten } as const, { part: 'name', keyOf: anyCase } as const],
  ...[{ part: 'label', keyOf: plainName } as const, { part: 'name', keyOf: plainName } as const],
]

/**
 * Suggests a column for each input by comparing names: equal ones first, then those that differ in case and spaces alone,
 * and then those that are alike. A name counts only if one input and one column have it. Each column is used once.
 */
export function suggestColumns(
  fields: readonly AskField[],
  headers: readonly string[]
): Record<string, string> {
  const suggested: Record<string, string> = {}
  for (const { part, keyOf } of COMPARISONS) {
    const openFields = fields.filter(({ name }) => !Object.hasOwn(suggested, name))
    const taken = new Set(Object.values(suggested))
    const columns = single(
      headers.filter((header) => !taken.has(header)),
      keyOf
    )
    for (const [key, field] of single(openFields, (one) => keyOf(one[part]))) {
      const column = columns.get(key)
      if (column !== undefined) suggested[field.name] = column
    }
  }
  return suggested
}

/** What has a key of its own, by that key. */
function single<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  const byKey = Map.groupBy(items, keyOf)
  return new Map(
    [...byKey].flatMap(([key, [item, ...others]]) =>
      key === '' || others.length > 0 ? [] : [[key, item] as const]
    )
  )
}
