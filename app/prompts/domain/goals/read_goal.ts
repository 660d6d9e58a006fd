import { titleOf } from '#app/prompts/domain/category'
import { findFitting } from '#app/prompts/domain/discovery/find_fitting'
import type { Source } from '#app/prompts/domain/discovery/types'
import { capital, clausesOf, type Clause } from '#app/prompts/domain/goals/clauses'
import { Inputs } from '#app/prompts/domain/goals/inputs'
import { writeJob, type Workshop } from '#app/prompts/domain/goals/jobs'
import { broughtBy, Names } from '#app/prompts/domain/goals/names'
import { MAX_GOAL_STEPS, type GoalReading, type GoalStep } from '#app/prompts/domain/goals/types'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'

export interface Goal {
  text: string
  /** What there is already, to find what does about the same. */
  sources: Source[]
  /** Whether the words stay as they are, because they are a prompt that somebody wrote. */
  asWritten?: boolean
}

const MOST_NEAR = 3
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
  const workshop: Workshop = {
    ...{
      goal: oneLine(text),
      whole: text,
      names,
      inputs: new Inputs(names),
      material: [],
      results: [],
    },
    ...{ notes: new Set(), asWritten },
    isAlone: clauses.filter(({ kind }) => kind === 'job').length === 1,
  }
  for (const name of variablesIn(reading)) workshop.inputs.add(name, capital(name))
  const written = clauses.map((clause) => write(clause, workshop))
  const { inputs, results } = workshop
  return {
    title: titleOf(reading),
    steps: written.flatMap(({ step }) => step ?? []),
    ...{ inputs: inputs.list, results, isKnown: written.some(({ isKnown }) => isKnown) },
    outside: clauses.filter(({ kind }) => kind === 'outside').map((clause) => clause.text),
    schedule: SCHEDULE.exec(text)?.[0] ?? null,
    near: findFitting(text, sources, MOST_NEAR),
  }
}

const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll('"', "'")
    .trim()
    .replace(/[.!?]+$/, '')

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

function write(clause: Clause, workshop: Workshop): Written {
  if (clause.kind === 'intake') return bring(clause, workshop)
  if (clause.kind === 'approval') return approve(clause, workshop)
  if (clause.kind !== 'job') return NOTHING
  const { job, isKnown, role } = writeJob(clause, workshop)
  if (role === 'changed') {
    workshop.results = [...workshop.results.slice(0, -1), job.name]
    workshop.material = [job.name]
  } else if (role === 'notes') {
    workshop.notes.add(job.name)
    workshop.results = [...workshop.results, job.name]
    workshop.material = [...workshop.material, job.name]
  } else {
    workshop.results = [...workshop.results.filter((name) => !workshop.notes.has(name)), job.name]
    workshop.material = [job.name]
  }
  return { step: job, isKnown }
}

/** What the person brings along is an input, and the next job works on it. */
function bring({ text }: Clause, workshop: Workshop): Written {
  const wanted = broughtBy(text)
  const name = workshop.inputs.add(wanted, `Paste: ${wanted}`, 'long')
  workshop.material = [...workshop.material, name]
  return NOTHING
}

/** Before there is anything to approve, nobody is asked. */
function approve({ text }: Clause, workshop: Workshop): Written {
  const { results, names } = workshop
  if (results.length === 0) return NOTHING
  const name = names.take('Approval')
  workshop.results = [name]
  workshop.material = [name]
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
