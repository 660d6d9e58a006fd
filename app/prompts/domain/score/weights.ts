import { INPUT_TASKS } from '#app/prompts/domain/reading/data'
import { FOREIGN_JOBS } from '#app/prompts/domain/reading/foreign'
import { wantsInput } from '#app/prompts/domain/reading/input'
import type { Evidence, Job, Reading } from '#app/prompts/domain/reading/reading'
import type { Task } from '#app/prompts/domain/types'

export const DIMENSIONS = [
  'goal',
  'context',
  'output',
  'constraints',
  'audience',
  'examples',
  'steps',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

export const LABELS: Record<Dimension | 'clarity' | 'consistency', string> = {
  goal: 'Goal',
  context: 'Context and material',
  output: 'Output',
  constraints: 'Rules and checks',
  audience: 'Audience, tone and role',
  examples: 'Examples',
  steps: 'Steps',
  clarity: 'Clarity',
  consistency: 'Consistency',
}

interface Weight {
  dimension: Dimension
  points: number
  /** Other points for some tasks; 0 drops the job for the task. */
  of?: Partial<Record<Task, number>>
  /** Counts only as far as the text has it: it helps, and is not missed. */
  optional?: readonly Task[]
}

const OUTWARD: readonly Task[] = [
  'write',
  'rewrite',
  'plan',
  'ideate',
  'converse',
  'summarise',
  'analyse',
]
const without = (...tasks: Task[]): Partial<Record<Task, number>> =>
  Object.fromEntries(tasks.map((task) => [task, 0]))

/** What material is worth where the task works on some. */
const MATERIAL = 9

/** What each job is worth, by task. Jobs that do not apply drop out and the rest share their weight. */
export const WEIGHTS: Record<Job, Weight> = {
  ask: { dimension: 'goal', points: 10 },
  object: { dimension: 'goal', points: 4 },
  purpose: {
    dimension: 'goal',
    points: 4,
    of: {
      ...without('extract', 'classify', 'code', 'image', 'rewrite'),
      converse: 2,
      analyse: 3,
      ideate: 3,
    },
  },
  input: { dimension: 'context', points: MATERIAL },
  subject: {
    dimension: 'context',
    points: 9,
    of: { rewrite: 3, summarise: 3, extract: 4, classify: 4, image: 12, code: 10 },
  },
  facts: {
    dimension: 'context',
    points: 5,
    of: without('extract', 'classify', 'rewrite', 'summarise', 'image', 'code', 'analyse'),
  },
  form: { dimension: 'output', points: 6, of: { rewrite: 4, converse: 3 } },
  length: {
    dimension: 'output',
    points: 4,
    of: { converse: 2 },
    optional: ['extract', 'classify', 'code', 'image', 'rewrite'],
  },
  coverage: { dimension: 'output', points: 5, of: { rewrite: 3 } },
  rule: { dimension: 'constraints', points: 4 },
  edge: { dimension: 'constraints', points: 4, of: { image: 0, ideate: 2 } },
  check: { dimension: 'constraints', points: 1.5, of: { image: 0, converse: 0, ideate: 1 } },
  audience: {
    dimension: 'audience',
    points: 4,
    of: without('extract', 'classify', 'code', 'image', 'rewrite'),
  },
  tone: {
    dimension: 'audience',
    points: 3,
    of: without(
      'extract',
      'classify',
      'rewrite',
      'image',
      'code',
      'plan',
      'ideate',
      'summarise',
      'analyse'
    ),
  },
  role: {
    dimension: 'audience',
    points: 2,
    of: without('extract', 'classify', 'image', 'rewrite', 'summarise', 'code', 'plan', 'ideate'),
  },
  examples: {
    dimension: 'examples',
    points: 4,
    of: { classify: 5 },
    optional: [...OUTWARD, 'code', 'image', 'extract'],
  },
  steps: {
    dimension: 'steps',
    points: 4,
    optional: [...OUTWARD, 'extract', 'classify', 'code', 'image'],
  },
}

/** What is kept for evidence beyond the first, so that one more piece never counts nothing. */
const BEYOND = 0.05
const SOFTNESS = 0.75

/** How far a job is done, 0 to 1. */
export function strengthOf(evidence: Evidence[], filled: boolean): number {
  const total = evidence.reduce(
    (all, { strength, open }) => all + (open && !filled ? 0 : strength),
    0
  )
  return (1 - BEYOND) * Math.min(1, total) + BEYOND * (1 - Math.exp(-total / SOFTNESS))
}

/** The points a job can earn in this text. */
export function pointsOf(job: Job, reading: Reading): number {
  const { task, evidence, language } = reading
  if (language === 'other' && !FOREIGN_JOBS.includes(job)) return 0
  const { points, of, optional } = WEIGHTS[job]
  if (job === 'input')
    return wantsInput(reading) || (INPUT_TASKS.includes(task) && evidence.input.length > 0)
      ? MATERIAL
      : 0
  if (job === 'subject' && INPUT_TASKS.includes(task) && !pointsOf('input', reading)) return points
  if (optional?.includes(task)) return optionalPoints(job, reading, true)
  return of?.[task] ?? points
}

/** Whether the task does well without the job: then it counts as far as it is done, and is not missed. */
export const isOptional = (job: Job, { task }: Reading): boolean =>
  WEIGHTS[job].optional?.includes(task) ?? false

export const optionalPoints = (job: Job, { evidence }: Reading, filled: boolean): number =>
  WEIGHTS[job].points * strengthOf(evidence[job], filled)
