import { writeBranch } from '#app/prompts/domain/goals/branches'
import type { Clause } from '#app/prompts/domain/goals/clauses/clause'
import { conditionIn } from '#app/prompts/domain/goals/clauses/ways'
import type {
  PlannedChoice,
  PlannedStep,
  PlannedWay,
  PlannedWords,
} from '#app/prompts/domain/goals/plan/plan'
import { writeLoop } from '#app/prompts/domain/goals/plan/write_loop'
import { bareWords } from '#app/prompts/domain/goals/plan/wording'
import { writePlannedCheck } from '#app/prompts/domain/goals/plan/write_planned_check'
import { approve, fetched, gather, writeOneJob } from '#app/prompts/domain/goals/steps'
import { isGiving } from '#app/prompts/domain/goals/things/giving'
import { thingAt } from '#app/prompts/domain/goals/things/thing'
import type { GoalStep } from '#app/prompts/domain/goals/types'
import { capital } from '#app/prompts/domain/goals/words'
import { ENTRY, type GoalWork } from '#app/prompts/domain/goals/work'

/** The steps of a plan, with the inputs that they need. */
export const writePlan = (steps: PlannedStep[], work: GoalWork): GoalStep[] =>
  steps.flatMap((one) => writeStep(one, work))

function writeStep(step: PlannedStep, work: GoalWork): GoalStep[] {
  switch (step.kind) {
    case 'write':
      return writeWork(step.words, work)
    case 'fetch':
      return writeFetch(step.words, work)
    case 'approve':
      return approve({ ...asClause(step.words), wish: wishIn(step.words) }, work)
    case 'check':
      return writePlannedCheck(step, work, writePlan)
    case 'choice':
      return writeChoice(step, work)
    case 'each':
      return writeLoop(step, work, writePlan)
  }
}

const asClause = ({ text, sentence, category }: Omit<PlannedWords, 'parts'>): Clause => ({
  kind: 'job',
  ...{ text, sentence, category },
})

/** What a part says to bring along is an input, and no words of the work. */
function writeWork(words: PlannedWords, work: GoalWork): GoalStep[] {
  const given = words.parts.filter(isGiving)
  const brought = given.flatMap((text) =>
    gather(text, work, { ...asClause(words), text, kind: 'give' })
  )
  const first = given.find((text) => words.text.startsWith(text) && text !== words.text)
  const text = first === undefined ? words.text : bareWords(words.text.slice(first.length))
  const own = { ...words, text: text === '' ? words.text : text }
  return [...brought, ...gather(own.text, work), sorted(writeOneJob(asClause(own), work), words)]
}

/** Work for one kind knows which. */
const sorted = (step: GoalStep, { category }: PlannedWords): GoalStep =>
  step.kind === 'job' && category !== undefined
    ? { ...step, prompt: `${step.prompt}\n\nIt was sorted as “${category}”.` }
    : step

/** What is read counts as made: what follows works on it. */
function writeFetch({ text }: PlannedWords, work: GoalWork): GoalStep[] {
  const steps = gather(text, work, { ...asClause({ text, sentence: 0 }), kind: 'give' })
  if (steps.some(({ kind }) => kind === 'fetch')) return steps
  const address = work.inputs.bring({ ...PAGE, words: 'page address' })
  work.material = work.material.filter((name) => name !== address)
  return [...steps, fetched(PAGE, text, `{{${address}}}`, work)]
}

const PAGE = {
  ...{ words: 'page', kind: 'link' as const },
  ...{ isMaterial: true, isEntry: false, isPerson: false, isOwn: true },
}

const CHOOSES = /\b(?:choos\w*|chosen|pick\w*|select\w*|which one|favou?rite)\b/i

const wishIn = ({ text }: PlannedWords) => ({ isLook: false, isChoice: CHOOSES.test(text) })

function writeChoice(step: PlannedChoice, work: GoalWork): GoalStep[] {
  const { words, by } = step
  const condition = by === 'condition' ? conditionIn(words.text) : null
  const ways = waysOf(step)
  const rule = condition && ways.length === 2 ? condition.rule : null
  const about = condition?.about ?? aboutOf(words.text)
  const before = gather(words.text, work)
  const hasEntry = work.material.includes(ENTRY)
  // In a loop the entry is looked at, not the list.
  if (hasEntry) work.material = [...work.material.filter((name) => name !== ENTRY), ENTRY]
  const branch = { text: words.text, about: hasEntry ? 'it' : about, rule, ways }
  return [...before, ...writeBranch(branch, work, writePlan)]
}

const aboutOf = (text: string): string =>
  thingAt(text.replace(/^\S+\s+/, '').split(/ (?:into|in|by|as|to) /i)[0])?.words ?? 'it'

const REST = { label: 'Anything else', description: 'None of the others' }

/** With a way for what is none of the others, which does nothing where the goal names nothing for it. */
function waysOf({ ways, by, kinds }: PlannedChoice) {
  const labels = new Set<string>()
  const named = ways.map((way) => {
    const words = labelOf(way, by)
    return { ...words, clauses: by === 'kind' ? forKind(way, words.label) : way.steps }
  })
  const hasRest =
    ways.some(({ label }) => label === null) || kinds.some((kind) => REST_KIND.test(kind))
  const all = hasRest ? named : [...named, { ...REST, clauses: [] }]
  return all.map((way) => ({ ...way, label: unused(way.label, labels) }))
}

const forKind = ({ label, steps }: PlannedWay, category: string): PlannedStep[] =>
  steps.map((step) =>
    step.kind === 'write' && label !== null && step.words.text !== label
      ? { ...step, words: { ...step.words, category } }
      : step
  )

const REST_KIND = /^(?:others?|everything else|anything else|the rest|rest|something else|misc.*)$/i

const IF = /^(?:if|when|where|in case|unless|for those (?:who|that)|for|only if)\s+/i
const MAX_LABEL = 60

function labelOf({ label }: PlannedWay, by: PlannedChoice['by']) {
  if (label === null) return REST
  const condition = by === 'condition' ? conditionIn(label) : null
  if (condition) return { label: condition.label, description: condition.description }
  const words = /^unless\b/i.test(label) ? `Not: ${label.replace(IF, '')}` : label.replace(IF, '')
  return { label: capital(words).slice(0, MAX_LABEL).trim(), description: capital(label) }
}

/** Labels differ. */
function unused(label: string, taken: Set<string>): string {
  let free = label
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${label} ${number}`
  taken.add(free.toLowerCase())
  return free
}
