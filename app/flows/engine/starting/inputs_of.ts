import type { StepPlace } from '#app/flows/domain/runs/run_state'
import { type Lookup, nameKey, textOf } from '#app/flows/domain/graph/variables'

/** What the steps right before this one made: each once, without those that made nothing. */
export function inputsOf({ step }: StepPlace, lookup: Lookup): { name: string; text: string }[] {
  return step.sources.flatMap((name) => {
    const value = lookup(nameKey(name))
    return value === undefined ? [] : [{ name, text: textOf(value) }]
  })
}
