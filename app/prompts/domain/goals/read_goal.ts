import { withoutDots } from '#app/core/domain/variables'
import { findFitting } from '#app/prompts/domain/discovery/find_fitting'
import { chooseDeliverable } from '#app/prompts/domain/deliverables/choose_deliverable'
import type { Source } from '#app/prompts/domain/discovery/types'
import { isDoubtful, type ReadGoal } from '#app/prompts/domain/goals/certainty/doubts'
import { titleOfWork } from '#app/prompts/domain/goals/certainty/title'
import { type GoalParts, wholeGoal } from '#app/prompts/domain/goals/certainty/whole_goal'
import { workText } from '#app/prompts/domain/goals/certainty/work_text'
import { WORK_FORMS } from '#app/prompts/domain/goals/clauses/work_verbs'
import { arrange } from '#app/prompts/domain/goals/wishes/arrange'
import type { Clause } from '#app/prompts/domain/goals/clauses/clause'
import { clausesOf } from '#app/prompts/domain/goals/clauses/clauses'
import { bringsFile, formatsIn } from '#app/prompts/domain/goals/formats'
import { flowTitle } from '#app/prompts/domain/goals/flow_title'
import { withoutFrames } from '#app/prompts/domain/goals/clauses/frames'
import { apart } from '#app/prompts/domain/goals/clauses/apart'
import { isIntake } from '#app/prompts/domain/goals/things/giving'
import { Inputs } from '#app/prompts/domain/goals/things/inputs'
import { Names } from '#app/prompts/domain/goals/names'
import { plannedGoal } from '#app/prompts/domain/goals/plan/planned_goal'
import { plainGoal } from '#app/prompts/domain/goals/clauses/plain_goal'
import { writeSteps } from '#app/prompts/domain/goals/steps'
import { type GoalChoice, MAX_GOAL_STEPS, type GoalReading } from '#app/prompts/domain/goals/types'
import type { GoalWork } from '#app/prompts/domain/goals/work'
import { variablesIn } from '#app/prompts/domain/templating/variable_names'
import { withoutEnding } from '#app/prompts/domain/without_ending'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'

export interface Goal {
  text: string
  /** What there is already, to find what does about the same. */
  sources: Source[]
  /** Whether the words stay as they are, because they are a prompt that somebody wrote. */
  asWritten?: boolean
  /** What the person says that stretches of it ask for. */
  choices?: GoalChoice[]
}

const MAX_NEARBY_WORDS = 3
const SCHEDULE =
  /\b(?:(?:every|each) (?:single )?(?:other )?(?:mon|tues|wednes|thurs|fri|satur|sun)?(?:day|week|month|morning|evening|night|hour|quarter|year|workday)s?|(?:daily|weekly|monthly|hourly) at \S+)\b/i

/**
 * Takes a goal apart: one job for each thing that it asks for, each with a complete prompt that works on the results
 * before it, approvals where it wants a person to decide, branches where work depends on a text, and what only that
 * person knows as inputs. Never throws.
 */
export function readGoal({ text: given, sources, asWritten = false, choices }: Goal): GoalReading {
  const text = withoutDots(given.toWellFormed().replaceAll('\0', ' '))
  const { split, parts } = wordByWord(text, asWritten)
  const { reading, clauses, schedule } = parts
  return {
    ...(asWritten ? { ...split, question: null } : surestReading(split, parts, choices)),
    schedule,
    formats: formatsIn(text),
    near: findFitting(workText(reading.text, clauses, wholeOf(reading)), sources, MAX_NEARBY_WORDS),
  }
}

/** The steps by the verbs of a goal, and how it was read. */
function wordByWord(text: string, asWritten: boolean): { split: Split; parts: GoalParts } {
  const reading = read(asWritten ? text : plainGoal(text))
  const arranged = arrange(clausesIn(reading, asWritten))
  const clauses = worked(arranged)
  const work = workFor(text, clauses, asWritten)
  const variables = variablesIn(reading.text)
  for (const name of variables) work.inputs.keep(name)
  const steps = writeSteps(clauses, work)
  if (!asWritten && bringsFile(text)) work.inputs.makeFile()
  const schedule = SCHEDULE.exec(text)?.[0] ?? null
  const understood = asWritten ? 'all' : howFar({ reading, clauses: arranged, steps, work })
  const split = {
    ...{ title: titleFor(reading, clauses), steps, inputs: work.inputs.list },
    ...{ results: work.results, isKnown: work.isKnown, understood },
    outside: clauses.filter(({ kind }) => kind === 'outside').map((clause) => clause.text),
  }
  return { split, parts: { reading, clauses: arranged, steps, work, variables, schedule } }
}

type Split = Omit<GoalReading, 'schedule' | 'formats' | 'near' | 'question'>
type Surest = Split & Pick<GoalReading, 'question'>

/** The steps of the labeled stretches where they are sure, else those that were read word by word, else all as one. */
function surestReading(split: Split, parts: GoalParts, choices: GoalChoice[] = []): Surest {
  const { understood } = split
  if (understood === 'nothing') return { ...split, question: null }
  const { planned, question } = plannedGoal(parts, { understood, choices })
  if (!planned && understood === 'whole') return { ...split, ...wholeGoal(parts), question }
  const steps = { ...split, ...planned }
  return { ...steps, title: flowTitle(steps) ?? split.title, question }
}

const wholeOf = ({ text }: Reading) => ({ start: 0, end: text.length })

function workFor(text: string, clauses: Clause[], asWritten: boolean): GoalWork {
  const names = new Names()
  return {
    ...{
      goal: oneLine(text),
      whole: text,
      asWritten,
      isKnown: false,
      hasPage: false,
      unknown: [],
      unclear: [],
    },
    ...{ made: [], lastJob: '', names, inputs: new Inputs(names) },
    ...{ material: [], shared: [], source: [], results: [], notes: new Set<string>() },
    ...{ isAlone: clauses.filter(isWork).length === 1, each: null },
  }
}

function howFar(goal: ReadGoal): GoalReading['understood'] {
  if (goal.steps.length === 0 || !asksForWork(goal.reading)) return 'nothing'
  return isDoubtful(goal) ? 'whole' : 'all'
}

/** A text in another language may ask for work that its words do not show. */
const asksForWork = (reading: Reading): boolean =>
  reading.language === 'other' ||
  reading.family !== null ||
  reading.tokens.some(({ word }) => WORK_FORMS.has(word)) ||
  chooseDeliverable(reading) !== null

const clausesIn = (reading: Reading, asWritten: boolean): Clause[] => {
  const clauses = clausesOf(reading, asWritten)
  return asWritten ? clauses : broughtFirst(withoutFrames(clauses).flatMap(apart))
}

/** "Upload a contract", said before any work, is what the person brings along. */
function broughtFirst(clauses: Clause[]): Clause[] {
  const first = clauses.findIndex(isWork)
  return clauses.map((clause, at) =>
    at < first && clause.kind === 'outside' && isIntake(clause.text)
      ? { ...clause, kind: 'give' }
      : clause
  )
}

/** The title comes from the first sentence that asks for work, without its wishes to be asked. */
function titleFor(reading: Reading, clauses: Clause[]): string {
  const first = clauses.find((clause) => isWork(clause) || clause.kind === 'each')
  const words = first ? workText(reading.text, clauses, reading.sentences[first.sentence]) : ''
  return titleOfWork(reading, words || reading.text)
}

const isWork = ({ kind }: Clause) => ['job', 'sort', 'if', 'check'].includes(kind)

const oneLine = (text: string) =>
  withoutEnding(text.replace(/\s+/g, ' ').replaceAll('"', "'").trim(), /[.!?]/)

/** Without work of its own, what is done outside is work: "email my customers" asks for an email. */
function worked(given: Clause[]): Clause[] {
  const hasJob = given.some(isWork)
  const isLeft = given.some(({ kind }) => kind === 'outside' || kind === 'rest')
  const clauses = given.map((clause): Clause => {
    const isJob = clause.kind !== 'approval' && (!isLeft || clause.kind !== 'give')
    return !hasJob && isJob ? { ...clause, kind: 'job' } : clause
  })
  return clauses.filter(({ kind }) => kind !== 'rest').slice(0, MAX_GOAL_STEPS)
}
