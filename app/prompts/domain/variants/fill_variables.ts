import { nameKey } from '#app/core/domain/braces'
import { variablePlaces } from '#app/core/domain/variables'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Edit } from '#app/prompts/domain/types'

type Values = [name: string, value: string][]

/** Edits that put given values in the places of `{{name}}`, and the values that found no place. */
export function fillVariables(
  { text }: Reading,
  values: Values
): { filling: Edit[]; rest: Values } {
  const known = new Map(values.map(([name, value]) => [nameKey(name), value]))
  const used = new Set<string>()
  const filling = variablePlaces(text).flatMap(({ start, end, label }): Edit[] => {
    const key = nameKey(label)
    const after = known.get(key)
    if (after === undefined) return []
    used.add(key)
    const before = text.slice(start, end)
    return [{ rule: 'variables.filled', start, end, before, after, reason: 'You gave this value.' }]
  })
  return { filling, rest: values.filter(([name]) => !used.has(nameKey(name))) }
}
