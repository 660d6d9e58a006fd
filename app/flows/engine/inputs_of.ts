import type { Plan } from '#app/flows/domain/plan'
import type { StepPlace } from '#app/flows/domain/run_state'
import { textOf } from '#app/flows/domain/variables'

/** What the steps right before this one made: each once, without those that made nothing. */
export function inputsOf({ step, scope }: StepPlace, plan: Plan): { name: string; text: string }[] {
  const sources = new Set(step.inputs.map(({ from }) => from))
  return [...sources].flatMap((index) => {
    const { name } = plan.steps[index].node
    const value = scope.find(name.toLowerCase())
    return value === undefined ? [] : [{ name, text: textOf(value) }]
  })
}
