import { labelGoal, type LabelWeights } from '#app/prompts/domain/goals/labeling/label_goal'
import { shapeOfPlan } from '#app/prompts/domain/goals/plan/shape'
import { surestPlan } from '#app/prompts/domain/goals/plan/surest_plan'
import type { GoalSet, LabeledGoal } from '../goals.js'
import { fitLabels } from './fit_labels.js'
import { shapeOfLabels } from './shapes.js'

const SURE = [0.5, 0.6, 0.7, 0.8]

interface Outcome {
  isRight: boolean
  sureness: number
}

/** Prints, for goals of sets that were left out, how often the steps are those that their author drew. */
export function showLabelMeasures(sets: GoalSet[]): void {
  console.log(
    `set     right; among those at least ${SURE.map((one) => one * 100).join(' / ')} % sure`
  )
  const all = sets.flatMap((left) => {
    const others = sets.filter((set) => set !== left).flatMap(({ goals }) => goals)
    const weights = fitLabels(others)
    const outcomes = left.goals.map((goal) => outcomeOf(goal, weights))
    console.log(line(left.name, outcomes))
    return outcomes
  })
  console.log(line('all', all))
}

function outcomeOf({ goal, steps }: LabeledGoal, weights: LabelWeights): Outcome {
  const plan = surestPlan(goal, labelGoal(goal, weights))
  return { isRight: shapeOfPlan(plan.steps) === shapeOfLabels(steps), sureness: plan.sureness }
}

function line(name: string, outcomes: Outcome[]): string {
  const share = (some: Outcome[]) =>
    `${percent(some.filter(({ isRight }) => isRight).length / Math.max(1, some.length))} of ${some.length}`
  const sure = SURE.map((least) => share(outcomes.filter(({ sureness }) => sureness >= least)))
  return `${name.padEnd(7)} ${share(outcomes)}; ${sure.join(' / ')}`
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`
