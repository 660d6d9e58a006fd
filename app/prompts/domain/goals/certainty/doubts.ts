import { refersToSeveral } from '#app/prompts/domain/goals/certainty/references'
import { allSteps } from '#app/prompts/domain/goals/all_steps'
import { isSeveral } from '#app/prompts/domain/goals/clauses/apart'
import type { Clause } from '#app/prompts/domain/goals/clauses/clause'
import { lacksSource } from '#app/prompts/domain/goals/certainty/sources'
import { thingAt } from '#app/prompts/domain/goals/things/thing'
import { MAX_GOAL_STEPS, type GoalJob, type GoalStep } from '#app/prompts/domain/goals/types'
import { firstWord } from '#app/prompts/domain/goals/words'
import type { GoalWork } from '#app/prompts/domain/goals/work'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { ASK_VERBS } from '#app/prompts/domain/reading/words/verbs'

/** A goal as it was read, with the flow that would come of it. */
export interface ReadGoal {
  reading: Reading
  clauses: Clause[]
  steps: GoalStep[]
  work: GoalWork
}

/** Whether some words of a goal, or the order of its steps, may not have been understood. */
export function isDoubtful(goal: ReadGoal): boolean {
  const isSplit = jobsIn(goal.steps).length > 1 || goal.steps.some(hasInner)
  return (
    LOSSES.some((isLost) => isLost(goal)) || (isSplit && DOUBTS.some((hasDoubt) => hasDoubt(goal)))
  )
}

type Doubt = (goal: ReadGoal) => boolean

const jobsIn = (steps: GoalStep[]): GoalJob[] => allSteps(steps).filter((one) => one.kind === 'job')
const hasInner = ({ kind }: GoalStep) => kind === 'each' || kind === 'branch'
const isWork = ({ kind }: Clause) => WORK.has(kind)
const WORK: ReadonlySet<string> = new Set(['job', 'sort', 'if', 'check'])

const MAX_SMALL_WORDS = 2
const isLong = ({ text }: Clause) => text.split(' ').length > MAX_SMALL_WORDS

/** Work that depends on something may have a branch that nobody sees. */
const DEPENDS = /\b(?:if|when|whenever|unless|otherwise|else|depend(?:s|ing) on|in case)\b/i

/** "I paste a list and want a report" says more than what the person brings along. */
const WANTS = /(?:,|\band|\bbut) ?(?:(?:i|we) )?(?:want|need|would like|expect|wish)\b/i

/** What would be missing from any flow. */
const LOSSES: Doubt[] = [
  ({ reading }) => reading.sentences.some(({ mood }) => mood === 'data' || mood === 'heading'),
  ({ clauses }) => clauses.some((one) => one.kind === 'rest' && (isLong(one) || one.isBeforeColon)),
  ({ clauses }) => !clauses.some(isWork) && (clauses.length > 1 || clauses[0]?.kind === 'give'),
  ({ clauses }) =>
    clauses.some(({ kind, text }) => kind === 'give' && (DEPENDS.test(text) || WANTS.test(text))),
  ({ clauses }) => clauses.filter(({ kind }) => kind !== 'give').length > MAX_GOAL_STEPS,
  ({ clauses, steps }) =>
    clauses.some(({ kind }) => kind === 'each') && !steps.some(({ kind }) => kind === 'each'),
  ({ steps }) => jobsIn(steps).some(({ from }) => DEPENDS.test(from) || isSeveral(from)),
  ({ work }) => work.inputs.list.some(({ name }) => isNoName(name)),
  (goal) => losesWay(goal),
  ({ work }) => work.unclear.length > 0,
  (goal) => lacksSource(goal),
]

/** What makes the order of several steps a guess. */
const DOUBTS: Doubt[] = [
  ({ work }) => work.unknown.length > 0,
  ({ steps }) => jobsIn(steps).some(({ from }) => / or /i.test(from)),
  ({ steps }) => hasReferences(steps),
  ({ clauses, steps }) => lacksMaterial(clauses, steps[0]),
  ({ clauses, work }) => asksForWork(clauses, work),
]

const ELSE = /\b(?:otherwise|else|if not)\b/gi

/** "If it is bad, apologize, otherwise thank them": work of a way that was taken for something else. */
function losesWay({ reading, clauses, steps }: ReadGoal): boolean {
  const branches = steps.filter((one) => one.kind === 'branch')
  if (branches.some(({ ways }) => ways.some(({ label }) => label.includes(', ')))) return true
  const count = [...reading.text.matchAll(ELSE)].length
  return count > clauses.filter(({ isElse }) => isElse).length
}

/** "The list the five complaints" is no name. */
const isNoName = (name: string): boolean =>
  / (?:the|an?|my|our) /i.test(name.replace(/ (?:of|for) (?:the|an?|my|our) /gi, ' of '))

function hasReferences(steps: GoalStep[], isInLoop = false): boolean {
  let before: string | undefined
  for (const one of steps) {
    if (one.kind === 'each' && hasReferences(one.steps, true)) return true
    if (one.kind === 'branch' && one.ways.some((way) => hasReferences(way.steps, true))) return true
    if (one.kind !== 'job') continue
    if (refersToSeveral(one.from, before, isInLoop)) return true
    before = one.from
  }
  return false
}

const MAKES = new Set(['write', 'ideate', 'plan', 'code', 'image', 'converse'])
const TAKES = new Set(['extract', 'classify', 'summarise', 'rewrite'])
const EXAMINES = new Set(
  'research investigate analyze analyse evaluate assess review audit check examine critique'.split(
    ' '
  )
)
const DEFINITE = /^(?:the|this|that|these|those|my|our|their|his|her|its) (?!\p{Lu})/iu

/** "Research the company": the flow would not know which one. */
function lacksMaterial(clauses: Clause[], first: GoalStep | undefined): boolean {
  if (first?.kind !== 'job' || first.prompt.includes('{{')) return false
  if (clauses.some(({ kind }) => kind === 'give')) return false
  const verb = firstWord(first.from)
  const object = first.from.slice(verb.length).trimStart()
  const group = ASK_VERBS.get(verb) ?? ''
  if (DEFINITE.test(object)) return !MAKES.has(group)
  return (TAKES.has(group) || EXAMINES.has(verb)) && !/^\p{Lu}/u.test(object)
}

const WRITES = /^(?:write|draft|create|make|produce|prepare|generate|compose) /i

/** Whether the person would be asked for what the goal wants to be made. */
function asksForWork(clauses: Clause[], { inputs }: GoalWork): boolean {
  const made = clauses.flatMap(({ kind, text }) =>
    kind === 'job' && WRITES.test(text) ? (thingAt(text.replace(/^\S+ /, ''))?.words ?? []) : []
  )
  const names = new Set(made.map((one) => one.toLowerCase()))
  return inputs.brought.some(({ name }) => names.has(name.toLowerCase()))
}
