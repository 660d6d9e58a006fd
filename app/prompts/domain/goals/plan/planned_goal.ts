import type { GoalParts } from '#app/prompts/domain/goals/certainty/whole_goal'
import { allSteps, namesOfSteps } from '#app/prompts/domain/goals/all_steps'
import { labelGoal, withChoices } from '#app/prompts/domain/goals/labeling/label_goal'
import { Names } from '#app/prompts/domain/goals/names'
import type { GoalPlan, PlannedStep } from '#app/prompts/domain/goals/plan/plan'
import { kindsQuestion, surestPlan } from '#app/prompts/domain/goals/plan/surest_plan'
import { writePlan } from '#app/prompts/domain/goals/plan/write_plan'
import { Inputs } from '#app/prompts/domain/goals/things/inputs'
import { isSameThing } from '#app/prompts/domain/goals/things/thing'
import {
  type GoalChoice,
  type GoalInput,
  type GoalReading,
  type GoalStep,
  MAX_GOAL_QUESTIONS,
  MAX_GOAL_STEPS,
} from '#app/prompts/domain/goals/types'
import type { GoalWork } from '#app/prompts/domain/goals/work'

/** Beyond this, a goal is no description of steps, and looking at all its readings takes long. */
const MAX_STRETCHES = 40
/** How sure a plan must be. */
const LEAST_SURE = 0.75

type Planned = Pick<
  GoalReading,
  'steps' | 'inputs' | 'results' | 'outside' | 'isKnown' | 'understood'
>

/** What the labeled stretches of a goal say: steps, or what to ask about them, or nothing. */
export interface PlannedGoal {
  planned: Planned | null
  question: GoalReading['question']
}

/**
 * The steps of a goal by its labeled stretches. There are none where they are not sure or are one piece of work, and where
 * the steps that were read word by word have no loop, choice or check to miss. What a person chose is sure.
 */
export function plannedGoal(parts: GoalParts, asked: Asked): PlannedGoal {
  const { text } = parts.reading
  const stretches = withChoices(labelGoal(text), asked.choices)
  if (stretches.length > MAX_STRETCHES) return { planned: null, question: null }
  const plan = surestPlan(text, stretches)
  const adds = addsSteps(plan, parts, asked)
  const mayAsk = asked.choices.length < MAX_GOAL_QUESTIONS && (adds || isOpen(asked))
  if (plan.sureness < LEAST_SURE && mayAsk) return { planned: null, question: plan.question }
  const isChosen = asked.choices.length > 0
  return {
    planned: adds ? writtenPlan(plan, parts, isChosen) : null,
    question: asked.choices.length < MAX_GOAL_QUESTIONS ? kindsQuestion(plan) : null,
  }
}

/** How far a goal was understood word by word, and what the person answered about it. */
interface Asked {
  understood: GoalReading['understood']
  choices: GoalChoice[]
}

/** Whether nothing is sure about the steps without the plan. */
const isOpen = ({ understood, choices }: Asked): boolean =>
  understood === 'whole' || choices.length > 0

const addsSteps = ({ steps }: GoalPlan, { steps: read }: GoalParts, asked: Asked): boolean =>
  isOpen(asked) ? !isSingle(steps) : isNested(steps) && !isNested(read)

/**
 * Null where steps would be lost that were read word by word, unless a person chose them, and where the goal has a variable
 * whose name the entries of a loop need.
 */
function writtenPlan(plan: GoalPlan, parts: GoalParts, isChosen: boolean): Planned | null {
  const { work: given, variables, steps: read } = parts
  const asks = count(plan.steps, 'approve') >= count(allSteps(read), 'approval')
  if ((!asks && !isChosen) || count(plan.steps, 'write') > MAX_GOAL_STEPS) return null
  const write = (hasMaterial: boolean) => {
    const work = freshWork(given, variables, hasMaterial)
    return { work, steps: writePlan(plan.steps, work) }
  }
  const first = write(false)
  const { work, steps } = needsMaterial(first.work, first.steps) ? write(true) : first
  const isLost = given.inputs.brought.some(isMissing(work, steps)) && !isChosen
  const isTaken = work.names.hasEntryName && count(plan.steps, 'each') > 0
  if (work.results.length === 0 || isLost || isTaken) return null
  const { inputs, results, isKnown } = work
  const made = { inputs: inputs.list, results, isKnown, outside: plan.outside }
  return { ...made, steps: withLists(steps), understood: 'all' }
}

const ENTRIES = 'Put each entry on a line of its own, and write nothing else.'

/** A job whose result is gone through by a loop gives a list. */
function withLists(steps: GoalStep[]): GoalStep[] {
  const lists = allSteps(steps).flatMap((one) => (one.kind === 'each' ? one.list : []))
  return steps.map((one) =>
    one.kind === 'job' && lists.includes(one.name)
      ? { ...one, prompt: `${one.prompt}\n\n${ENTRIES}` }
      : one
  )
}

/** How many steps of a kind there are, with those inside of others. */
const count = (steps: { kind: string }[], kind: string): number =>
  JSON.stringify(steps).split(`"kind":"${kind}"`).length - 1

const NESTED: ReadonlySet<string> = new Set(['each', 'choice', 'check', 'branch'])
const isNested = (steps: { kind: string }[]): boolean => steps.some(({ kind }) => NESTED.has(kind))

const isSingle = (steps: PlannedStep[]): boolean => steps.length === 1 && steps[0].kind === 'write'

/** What was read word by word as brought along is asked for, or made on the way. */
const isMissing =
  ({ inputs, made }: GoalWork, steps: GoalStep[]) =>
  ({ name }: GoalInput): boolean =>
    inputs.named(name) === null &&
    ![...made, ...namesOfSteps(steps)].some((one) => isSameThing(one, name))

const needsMaterial = ({ inputs }: GoalWork, steps: GoalStep[]): boolean =>
  inputs.list.length === 0 && !allSteps(steps).some(({ kind }) => kind === 'fetch')

function freshWork(given: GoalWork, variables: string[], hasMaterial: boolean): GoalWork {
  const names = new Names()
  const inputs = new Inputs(names)
  for (const name of variables) inputs.keep(name)
  const material = hasMaterial ? [inputs.bringAny()] : []
  return {
    ...given,
    ...{ names, inputs, material, shared: [], source: [], results: [], made: [], lastJob: '' },
    ...{ notes: new Set<string>(), isAlone: false, hasPage: false, each: null, isKnown: false },
    ...{ unknown: [], unclear: [] },
  }
}
