import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Edit } from '#app/prompts/domain/types'

type Values = [name: string, value: string][]

/** Edits that put given values in the place of `{{name}}`, and the values that found no place. */
export function fillVariables(
  { opaque, text }: Reading,
  values: Values
): { filling: Edit[]; rest: Values } {
  const known = new Map(values)
  const used = new Set<string>()
  const filling = opaque.flatMap(({ kind, start, end }): Edit[] => {
    const before = text.slice(start, end)
    const name = /^\{\{(.+)\}\}$/.exec(before)?.[1].trim()
    const after = name === undefined ? undefined : known.get(name)
    if (kind !== 'variable' || after === undefined) return []
    used.add(name!)
    return [{ rule: 'variables.filled', start, end, before, after, reason: 'You gave this value.' }]
  })
  return { filling, rest: values.filter(([name]) => !used.has(name)) }
}
