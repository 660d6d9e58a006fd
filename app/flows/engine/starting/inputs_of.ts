import type { StepPlace } from '#app/flows/domain/runs/run_state'
import { type Lookup, nameKey, textOf, valueAt } from '#app/flows/domain/graph/variables'

/** What the steps that lead to this one made: each once, without those that made nothing or took another exit. */
export function inputsOf(
  { step, scope }: StepPlace,
  lookup: Lookup
): { name: string; text: string }[] {
  return scope.sourcesOf(step).flatMap((name) => {
    const value = valueAt([nameKey(name)], lookup)
    return value === undefined || value === null ? [] : [{ name, text: textOf(value) }]
  })
}
