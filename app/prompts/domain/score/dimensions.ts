import { JOBS, type Job } from '#app/prompts/domain/reading/reading'

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

const DIMENSION_OF: Record<Job, Dimension> = {
  ask: 'goal',
  object: 'goal',
  purpose: 'goal',
  input: 'context',
  subject: 'context',
  facts: 'context',
  form: 'output',
  length: 'output',
  coverage: 'output',
  rule: 'constraints',
  edge: 'constraints',
  check: 'constraints',
  audience: 'audience',
  tone: 'audience',
  role: 'audience',
  examples: 'examples',
  steps: 'steps',
}

/** The jobs that count toward a dimension. */
export const jobsOf = (dimension: Dimension): Job[] =>
  JOBS.filter((job) => DIMENSION_OF[job] === dimension)
