import type { GoalStep } from '#app/prompts/domain/goals/types'

/** All steps, with those inside of others. */
export const allSteps = (steps: GoalStep[]): GoalStep[] =>
  steps.flatMap((one) => {
    if (one.kind === 'each') return [one, ...allSteps(one.steps)]
    if (one.kind !== 'branch') return [one]
    return [one, ...one.ways.flatMap((way) => allSteps(way.steps))]
  })

export const namesOfSteps = (steps: GoalStep[]): string[] =>
  allSteps(steps).flatMap((one) => (one.kind === 'branch' ? [one.name, one.join] : one.name))
