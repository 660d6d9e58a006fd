import { titleOf } from '#app/prompts/domain/category'
import { findFitting } from '#app/prompts/domain/discovery/find_fitting'
import type { Source } from '#app/prompts/domain/discovery/types'
import { capital, clausesOf, type Clause } from '#app/prompts/domain/goals/clauses'
import { Inputs } from '#app/prompts/domain/goals/inputs'
import { writeJob, type GoalWork } from '#app/prompts/domain/goals/jobs'
import { broughtBy, Names } from '#app/prompts/domain/goals/names'
import { MAX_GOAL_STEPS, type GoalReading, type GoalStep } from '#app/prompts/domain/goals/types'
import { withoutEnding } from '#app/prompts/domain/without_ending'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'

export interface Goal {
  text: string
  /** What there is already, to find what does about the same. */
  sources: Source[]
  /** Whether the words stay as they are, because they are a prompt that somebody wrote. */
  asWritten?: boolean
}

const MAX_NEARBY_WORDS = 3
const SCHEDULE =
  /\b(?:(?:every|each) (?:single )?(?:other )?(?:mon|tues|wednes|thurs|fri|satur|sun)?(?:day|week|month|morning|evening|night|hour|quarter|year|workday)s?|(?:daily|weekly|monthly|hourly) at \S+)\b/i

/**
 * Takes a goal apart: one job for each thing that it asks for, each with a complete prompt that works on the results
 * before it, approvals where it wants a person to decide, and what only that person knows as inputs. Never throws.
 */
export function readGoal({ text, sources, asWritten = false }: Goal): GoalReading {
  const reading = read(text)
  const clauses = worked(clausesOf(reading, asWritten))
  const names = new Names()
  const work: GoalWork = {
    ...{ goal: oneLine(text), whole: text, asWritten },
    ...{ names, inputs: new Inputs(names), material: [], results: [], notes: new Set() },
    isAlone: clauses.filter(({ kind }) => kind === 'job').length === 1,
  }
  for (const name of variablesIn(reading)) work.inputs.add(name, capital(name))
  const written = clauses.map((clause) => write(clause, work))
  const { inputs, results } = work
  return {
    title: titleOf(reading),
    steps: written.flatMap(({ step }) => step ?? []),
    ...{ inputs: inputs.list, results, isKnown: written.some(({ isKnown }) => isKnown) },
    outside: clauses.filter(({ kind }) => kind === 'outside').map((clause) => clause.text),
    schedule: SCHEDULE.exec(text)?.[0] ?? null,
    near: findFitting(text, sources, MAX_NEARBY_WORDS),
  }
}

const oneLine = (text: string) =>
  withoutEnding(text.replace(/\s+/g, ' ').replaceAll('"', "'").trim(), /[.!?]/)

/** The names that a person gave already, as `{{name}}`: no step takes one of them. */
function variablesIn({ opaque, text }: Reading): string[] {
  const written = opaque.filter(({ kind }) => kind === 'variable')
  return written.flatMap(({ start, end }) => {
    const [, name] = /^\{\{\s*([^{}.]+)/.exec(text.slice(start, end)) ?? []
    return name === undefined || name.trim() === '' ? [] : [name.trim()]
  })
}

interface Written {
  step: GoalStep | null
  isKnown: boolean
}

const NOTHING: Written = { step: null, isKnown: false }

function write(clause: Clause, work: GoalWork): Written {
  if (clause.kind === 'intake') return bring(clause, work)
  if (clause.kind === 'approval') return approve(clause, work)
  if (clause.kind !== 'job') return NOTHING
  const { job, isKnown, role } = writeJob(clause, work)
  if (role === 'changed') {
    work.results = [...work.results.slice(0, -1), job.name]
    work.material = [job.name]
  } else if (role === 'notes') {
    work.notes.add(job.name)
    work.results = [...work.results, job.name]
    work.material = [...work.material, job.name]
  } else {
    work.results = [...work.results.filter((name) => !work.notes.has(name)), job.name]
    work.material = [job.name]
  }
  return { step: job, isKnown }
}

/** What the person brings along is an input, and the next job works on it. */
function bring({ text }: Clause, work: GoalWork): Written {
  const wanted = broughtBy(text)
  const name = work.inputs.add(wanted, `Paste: ${wanted}`, 'long')
  work.material = [...work.material, name]
  return NOTHING
}

/** Before there is anything to approve, nobody is asked. */
function approve({ text }: Clause, work: GoalWork): Written {
  const { results, names } = work
  if (results.length === 0) return NOTHING
  const name = names.take('Approval')
  work.results = [name]
  work.material = [name]
  return { step: { kind: 'approval', name, from: text, about: results }, isKnown: false }
}

/** Without work of its own, what is done outside is work: "email my customers" asks for an email. */
function worked(given: Clause[]): Clause[] {
  const hasJob = given.some(({ kind }) => kind === 'job')
  const clauses = given.map((clause): Clause =>
    !hasJob && clause.kind !== 'approval' ? { ...clause, kind: 'job' } : clause
  )
  return clauses.filter(({ kind }) => kind !== 'rest').slice(0, MAX_GOAL_STEPS)
}
