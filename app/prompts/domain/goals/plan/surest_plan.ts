import type { LabeledStretch } from '#app/prompts/domain/goals/labeling/label_goal'
import type { GoalPlan } from '#app/prompts/domain/goals/plan/plan'
import { planGoal } from '#app/prompts/domain/goals/plan/plan_goal'
import { shapeOfPlan } from '#app/prompts/domain/goals/plan/shape'
import { bareWords } from '#app/prompts/domain/goals/plan/wording'
import type { GoalQuestion } from '#app/prompts/domain/goals/types'

/** How probable a label may be without a look at the others. */
const CLEAR = 0.95
const MAX_ANSWERS = 3

export interface SurestPlan extends GoalPlan {
  /** How probable it is that each stretch leads to these steps, 0 to 1: of the one that is least sure. */
  sureness: number
  /** What to ask about that one; null where no likely answer would lead to other steps. */
  question: GoalQuestion | null
}

/** One way to read a stretch, and how all steps hang together then. */
interface Reading {
  stretch: LabeledStretch
  answers: { label: LabeledStretch['ranked'][number]; shape: string }[]
  sureness: number
}

/** The likeliest plan of a goal. Another label that would lead to the same steps is no doubt about them. */
export function surestPlan(goal: string, stretches: LabeledStretch[]): SurestPlan {
  const plan = planGoal(goal, stretches)
  const shape = shapeOfPlan(plan.steps)
  const readings = stretches.map((stretch, at): Reading => {
    const [first] = stretch.ranked
    if (first.share >= CLEAR) return { stretch, answers: [], sureness: first.share }
    const answers = stretch.ranked.map((label, place) => {
      const other = stretches.with(at, { ...stretch, ...label })
      return { label, shape: place === 0 ? shape : shapeOfPlan(planGoal(goal, other).steps) }
    })
    const same = answers.filter((one) => one.shape === shape)
    return { stretch, answers, sureness: same.reduce((sum, { label }) => sum + label.share, 0) }
  })
  const sorted = readings.toSorted((one, other) => one.sureness - other.sureness)
  const sureness = Math.min(1, sorted[0]?.sureness ?? 1)
  return { ...plan, sureness, question: sorted[0] ? questionOf(sorted[0]) : null }
}

function questionOf({ stretch, answers }: Reading): GoalQuestion | null {
  const { text, start } = stretch
  const seen = new Set<string>()
  const different = answers.filter(({ shape }) => !seen.has(shape) && seen.add(shape))
  if (different.length < 2) return null
  return {
    asks: 'step',
    text: bareWords(text),
    answers: different
      .slice(0, MAX_ANSWERS)
      .map(({ label: { kind, relation } }) => ({ start, kind, relation })),
  }
}

/** Which kinds something sorts into, where work differs by kinds that nobody has named. */
export function kindsQuestion({ unnamed }: GoalPlan): GoalQuestion | null {
  const first = unnamed.at(0)
  if (!first) return null
  const { text, start, kind, relation } = first
  return { asks: 'kinds', text: bareWords(text), answers: [{ start, kind, relation }] }
}
