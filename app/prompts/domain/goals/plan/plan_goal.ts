import type { LabeledStretch } from '#app/prompts/domain/goals/labeling/label_goal'
import type { GoalPlan } from '#app/prompts/domain/goals/plan/plan'
import { PlanBuilder } from '#app/prompts/domain/goals/plan/plan_builder'
import { withParts } from '#app/prompts/domain/goals/plan/stretches_of_steps'
import { bareWords } from '#app/prompts/domain/goals/plan/wording'

/** Puts the labeled stretches of a goal together as steps. Never throws. */
export function planGoal(goal: string, stretches: LabeledStretch[]): GoalPlan {
  const builder = new PlanBuilder()
  const joined = withParts(goal, stretches).filter(({ text }) => bareWords(text) !== '')
  for (const [at, one] of joined.entries()) builder.add(one, joined.slice(at + 1))
  const outside = joined.filter(({ kind }) => kind === 'deliver').map((one) => bareWords(one.text))
  const unnamed = stretches.filter((one) => builder.unnamed.some((main) => isIn(one, main)))
  return { steps: builder.finish(), unnamed, outside }
}

/** The stretch of a sorting that others were joined to. */
const isIn = ({ kind, start, end }: LabeledStretch, joined: LabeledStretch): boolean =>
  kind === 'sort' && start >= joined.start && end <= joined.end
