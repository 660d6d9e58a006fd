import type { Plan } from '#app/flows/domain/plan'
import type { StepPlace } from '#app/flows/domain/run_state'
import { type Lookup, nameKey, textOf } from '#app/flows/domain/variables'

/** What the steps right before this one made: each once, without those that made nothing. */
export function inputsOf(
  { step }: StepPlace,
  plan: Plan,
  lookup: Lookup
): { name: string; text: string }[] {
  const sources = new Set(step.inputs.map(({ from }) => from))
  return [...sources].flatMap((index) => {
    const { name } = plan.steps[index].node
    const value = lookup(nameKey(name))
    return value === undefined ? [] : [{ name, text: textOf(value) }]
  })
}
