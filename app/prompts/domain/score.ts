import { JOBS, type Reading } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { blursIn } from '#app/prompts/domain/score/clarity'
import { ceilingOf } from '#app/prompts/domain/score/ceiling'
import { conflictsIn } from '#app/prompts/domain/score/conflicts'
import {
  DIMENSIONS,
  LABELS,
  pointsOf,
  strengthOf,
  WEIGHTS,
  type Dimension,
} from '#app/prompts/domain/score/weights'
import { wordsFor } from '#app/prompts/domain/score/words'
import { noiseIn } from '#app/prompts/domain/score/noise'
import type { Score, ScorePart } from '#app/prompts/domain/types'

const CLARITY = 12
const CONSISTENCY = 6

/**
 * The score of a text, 0 to 100: points for each job that the task needs, from evidence in the
 * text; jobs that do not apply drop out and the rest share the weight. Ceilings hold where the
 * goal or the material is missing, or demands clash. `filled` counts blanks as filled.
 */
export function score(reading: Reading): Score {
  const parts = partsOf(reading, false)
  const filledParts = partsOf(reading, true)
  const value = ceilingOf(reading, false)
  const filled = ceilingOf(reading, true)
  return {
    value: Math.min(sum(parts), value.at),
    filled: Math.min(sum(filledParts), filled.at),
    parts,
    cap: value.at < sum(parts) ? value.why : null,
  }
}

function sum(parts: ScorePart[]): number {
  const weight = parts.reduce((all, part) => all + part.weight, 0)
  const earned = parts.reduce((all, part) => all + part.earned, 0)
  return weight ? Math.round((earned / weight) * 100) : 0
}

function partsOf(reading: Reading, filled: boolean): ScorePart[] {
  const parts = DIMENSIONS.map((dimension) => dimensionPart(reading, dimension, filled))
  return [...parts, clarityPart(reading), consistencyPart(reading)].filter(
    ({ weight }) => weight > 0
  )
}

function dimensionPart(reading: Reading, dimension: Dimension, filled: boolean): ScorePart {
  const jobs = JOBS.filter(
    (job) => WEIGHTS[job].dimension === dimension && pointsOf(job, reading) > 0
  )
  const earned = jobs.map(
    (job) => pointsOf(job, reading) * strengthOf(reading.evidence[job], filled)
  )
  const weight = jobs.reduce((all, job) => all + pointsOf(job, reading), 0)
  const missing = jobs.filter((job) => strengthOf(reading.evidence[job], filled) < 0.5)
  return {
    id: dimension,
    label: LABELS[dimension],
    weight,
    earned: earned.reduce((all, points) => all + points, 0),
    why: wordsFor(missing),
    evidence: jobs.flatMap((job) =>
      reading.evidence[job].map(({ start, end }) => ({ start, end }))
    ),
  }
}

function clarityPart(reading: Reading): ScorePart {
  const blurs = blursIn(reading)
  const noise = noiseIn(reading)
  const spoken = reading.sentences.filter(speaks).reduce((all, { from, to }) => all + to - from, 0)
  const cost =
    blurs.reduce((all, blur) => all + blur.cost, 0) * Math.min(1, 60 / Math.max(spoken, 1))
  const loud = noise.reduce((all, blur) => all + blur.cost, 0)
  return {
    id: 'clarity',
    label: LABELS.clarity,
    weight: CLARITY,
    earned: spoken ? Math.max(0, CLARITY - cost - loud) : 0,
    why:
      blurs.length + noise.length
        ? 'Some words are vague, padded, doubled or loud.'
        : 'The wording is plain and to the point.',
    evidence: [...blurs, ...noise].map(({ start, end }) => ({ start, end })),
  }
}

function consistencyPart(reading: Reading): ScorePart {
  const conflicts = conflictsIn(reading)
  const spoken =
    reading.goal !== null || (reading.language === 'other' && reading.tokens.length > 0)
  return {
    id: 'consistency',
    label: LABELS.consistency,
    weight: CONSISTENCY,
    earned: spoken && !conflicts.length ? CONSISTENCY : 0,
    why: conflicts[0]?.why ?? 'No two demands contradict each other.',
    evidence: conflicts.flatMap(({ first, second }) =>
      [first, second].map(({ start, end }) => ({ start, end }))
    ),
  }
}
