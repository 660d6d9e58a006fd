import { FAMILIES, type Family } from '#app/prompts/domain/reading/family/families'
import { FOREIGN_JOBS } from '#app/prompts/domain/reading/words/foreign'
import { wantsInput } from '#app/prompts/domain/reading/input'
import type { Evidence, Job, Reading } from '#app/prompts/domain/reading/reading'
import { worksOnMaterial } from '#app/prompts/domain/reading/layout/data'

/** What a job is worth, and in work of some families; 0 where it does not apply. */
interface Need {
  points: number
  of?: Partial<Record<Family, number>>
  /** Families that are given without it as well: it counts as far as it is there, and is not missed. Null: work of no known family. */
  optional?: readonly (Family | null)[]
}

const all = <Value>(value: Value, ...families: Family[]): Partial<Record<Family, Value>> =>
  Object.fromEntries(families.map((family) => [family, value]))
const except = (...families: Family[]) => [
  null,
  ...FAMILIES.filter((family) => !families.includes(family)),
]
const ANY = except()

/** What material is worth where the work is done on some. */
const MATERIAL = 11

/**
 * Which jobs a prompt has to do for its kind of work. What people who know a trade write into a prompt for it was
 * counted in 192 rewrites (`bin/eval/data/rewrites.json`): what hardly any of them states is optional.
 */
const NEEDS: Record<Job, Need> = {
  ask: { points: 8 },
  object: { points: 4 },
  purpose: { points: 2, optional: ANY },
  input: { points: MATERIAL },
  subject: { points: 9, of: { rewrite: 4, condense: 4, analyze: 5, image: 12, code: 10 } },
  facts: {
    points: 4,
    of: all(3, 'document', 'publish', 'decide'),
    optional: except('message', 'publish', 'document', 'plan', 'decide'),
  },
  form: {
    points: 5,
    of: {
      ...all(6, 'plan', 'code', 'analyze'),
      ...all(3, 'message', 'story', 'rewrite', 'ideas', 'teach'),
      converse: 2,
    },
    optional: ['story', 'converse'],
  },
  length: {
    points: 4,
    of: { document: 3, explain: 3, converse: 2 },
    optional: [null, 'plan', 'decide', 'analyze', 'rewrite', 'code', 'debug', 'image', 'converse'],
  },
  coverage: { points: 5, of: { rewrite: 4 } },
  rule: { points: 5 },
  edge: {
    points: 1.5,
    optional: except(
      'document',
      'plan',
      'decide',
      'analyze',
      'condense',
      'code',
      'debug',
      'converse'
    ),
  },
  check: { points: 1.5, optional: ANY },
  audience: {
    points: 3,
    of: { ...all(2, 'document', 'teach', 'ideas', 'publish'), ...all(0, 'image', 'code', 'debug') },
    optional: except('message'),
  },
  tone: {
    points: 1.5,
    of: all(0, 'analyze', 'code', 'debug', 'plan', 'condense', 'decide'),
    optional: ANY,
  },
  role: {
    points: 2,
    of: all(0, ...FAMILIES.filter((family) => family !== 'converse')),
    optional: ANY,
  },
  examples: { points: 3, optional: ANY },
  steps: { points: 3, optional: ANY },
}

/** What is kept for evidence beyond the first, so that one more piece never counts nothing. */
const BEYOND = 0.03
const SOFTNESS = 1

/** How far a job is done, 0 to 1. `filled` counts blanks as filled. */
export function strengthOf(evidence: Evidence[], filled: boolean): number {
  const total = evidence.reduce(
    (sum, { strength, open }) => sum + (open && !filled ? 0 : strength),
    0
  )
  return (1 - BEYOND) * Math.min(1, total) + (BEYOND * total) / (total + SOFTNESS)
}

/** The points that a job is worth in this text; 0 where it does not apply. */
export function pointsOf(job: Job, reading: Reading): number {
  const { family, evidence, language } = reading
  if (language === 'other' && !FOREIGN_JOBS.includes(job)) return 0
  if (job === 'input')
    return wantsInput(reading) || (worksOnMaterial(reading) && evidence.input.length > 0)
      ? MATERIAL
      : 0
  const { points, of } = NEEDS[job]
  return (family && of?.[family]) ?? points
}

/** Whether the work does well without the job: then it counts as far as it is done, and is not missed. */
export const isOptional = (job: Job, { family }: Reading): boolean =>
  NEEDS[job].optional?.includes(family) ?? false
