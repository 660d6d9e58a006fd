import { allSteps } from '#app/prompts/domain/goals/all_steps'
import { titleOfWork } from '#app/prompts/domain/goals/certainty/title'
import { lacksSource } from '#app/prompts/domain/goals/certainty/sources'
import { workText } from '#app/prompts/domain/goals/certainty/work_text'
import type { Clause } from '#app/prompts/domain/goals/clauses/clause'
import { GOAL_VERBS } from '#app/prompts/domain/goals/clauses/work_verbs'
import { marked, ONLY } from '#app/prompts/domain/goals/jobs'
import { Names } from '#app/prompts/domain/goals/names'
import { approve } from '#app/prompts/domain/goals/steps'
import { Inputs, ANY_MATERIAL } from '#app/prompts/domain/goals/things/inputs'
import { thingAt } from '#app/prompts/domain/goals/things/thing'
import type { GoalInput, GoalJob, GoalReading, GoalStep } from '#app/prompts/domain/goals/types'
import { capital, firstWord } from '#app/prompts/domain/goals/words'
import type { GoalWork } from '#app/prompts/domain/goals/work'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { withoutEnding } from '#app/prompts/domain/without_ending'

export interface GoalParts {
  /** The goal, as orders. */
  reading: Reading
  clauses: Clause[]
  /** What the reader would have split the goal into. */
  steps: GoalStep[]
  work: GoalWork
  variables: string[]
  /** When it is to be done, where the goal begins with that. */
  schedule: string | null
}

type Whole = Pick<GoalReading, 'title' | 'steps' | 'inputs' | 'results'>

/** A goal as one job with all of its words, because nothing is sure about its parts. */
export function wholeGoal(parts: GoalParts): Whole {
  const { clauses, steps, variables } = parts
  const names = new Names()
  const inputs = new Inputs(names)
  for (const name of variables) inputs.keep(name)
  const fetches = allSteps(steps).filter((one) => one.kind === 'fetch')
  const kept = inputsFor(parts)
  const material = [...kept, ...fetches].map(({ name }) => names.take(name))
  const task = taskOf(parts)
  const prompt = [orderOf(task), ...material.filter(isUsed(fetches)).map(markedFor(kept)), ONLY]
  const job: GoalJob = {
    ...{ kind: 'job', name: names.take('Draft'), from: task },
    prompt: inputs.fill(prompt.join('\n\n')),
  }
  const work = { ...parts.work, names, results: [job.name], material: [job.name], made: [] }
  const wish = clauses.findLast(({ kind }) => kind === 'approval')
  const approval = wish ? approve(wish, work) : []
  return {
    ...{
      title: titleOfWork(parts.reading, task),
      steps: [...fetches, job, ...approval],
      results: work.results,
    },
    inputs: [...inputs.list, ...kept],
  }
}

/** What may be missing says so. */
const markedFor =
  (inputs: GoalInput[]) =>
  (name: string): string =>
    inputs.some((input) => input.name === name && input.isOptional)
      ? `Material to work with, if any:\n\n${marked(name)}`
      : marked(name)

/** An address is for the step that reads the page. */
const isUsed =
  (fetches: Extract<GoalStep, { kind: 'fetch' }>[]) =>
  (name: string): boolean =>
    !fetches.some(({ address }) => address === `{{${name}}}`)

/** What the goal names as there, or else one place for anything. */
function inputsFor({ clauses, steps, work, variables }: GoalParts): GoalInput[] {
  const fetches = allSteps(steps).filter((one) => one.kind === 'fetch')
  const isSplit = !lacksSource({ clauses, work })
  const kept = work.inputs.brought.filter(
    (input) => !isUsed(fetches)(input.name) || (isSplit && isSure(input))
  )
  const hasOther = variables.length > 0 || fetches.length > 0
  return kept.length > 0 || hasOther ? kept : [ANY_MATERIAL]
}

/** A text by its name; other things may be a part of what is needed. */
function isSure({ name, kind }: GoalInput): boolean {
  const thing = thingAt(name)
  const isText = thing !== null && thing.isMaterial && !thing.isPerson
  return !/ (?:the|an?|my|our) /i.test(name) && (isText || !/^(?:long|list)$/.test(kind))
}

/** What the goal asks for, without when it is to be done and without whom to ask. */
function taskOf({ reading: { text }, clauses, schedule: when }: GoalParts): string {
  const all = workText(text, clauses, { start: 0, end: text.length })
  const isFirst = when !== null && all.toLowerCase().startsWith(when.toLowerCase())
  return capital(isFirst ? all.slice(when.length).replace(/^[\s,:]+/, '') : all)
}

/** The words of the goal as a task. */
function orderOf(task: string): string {
  const words = /[.!?]$/.test(task) ? task : `${withoutEnding(task, /[\s,;:]/)}.`
  return GOAL_VERBS.has(firstWord(task)) ? words : `${LEAD} ${words}`
}

const LEAD = 'Do this task, as the person who wants it done describes it:'
