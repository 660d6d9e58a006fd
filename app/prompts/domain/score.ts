import { JOBS, type Job, type Reading } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { blursIn } from '#app/prompts/domain/score/clarity'
import { ceilingOf } from '#app/prompts/domain/score/ceiling'
import {
  DIMENSIONS,
  isOptional,
  LABELS,
  optionalPoints,
  pointsOf,
  strengthOf,
  WEIGHTS,
  type Dimension,
} from '#app/prompts/domain/score/weights'
import { wordsFor } from '#app/prompts/domain/score/words'
import { noiseIn } from '#app/prompts/domain/score/noise'
import type { Score, ScorePart, Span } from '#app/prompts/domain/types'

const JOBS_OF = Object.fromEntries(
  DIMENSIONS.map((dimension) => [
    dimension,
    JOBS.filter((job) => WEIGHTS[job].dimension === dimension),
  ])
) as Record<Dimension, Job[]>
const CLARITY = 12
const CONSISTENCY = 6

/**
 * The score of a text, 0 to 100: points for each job that the task needs, from evidence in the
 * text; jobs that do not apply drop out and the rest share the weight. Ceilings hold where the
 * goal or the material is missing, or demands clash. `filled` counts blanks as filled.
 */
export function score(reading: Reading): Score {
  const { parts, value, filled, cap } = grade(reading)
  return { value: Math.round(value), filled: Math.round(filled), parts, cap }
}

/** The same before it is rounded, for comparing texts that differ by little. */
export function grade(reading: Reading): Score {
  const wording = [clarityPart(reading), consistencyPart(reading)]
  const partsOf = (isFilled: boolean) => [...jobParts(reading, isFilled), ...wording].filter(counts)

  const parts = partsOf(false)
  const value = ceilingOf(reading, false)
  const filled = ceilingOf(reading, true)
  return {
    value: Math.min(sum(parts), value.at),
    filled: Math.min(sum(partsOf(true)), filled.at),
    parts,
    cap: value.at < sum(parts) ? value.why : null,
  }
}

const counts = ({ weight }: ScorePart) => weight > 0

function sum(parts: ScorePart[]): number {
  const weight = parts.reduce((all, part) => all + part.weight, 0)
  const earned = parts.reduce((all, part) => all + part.earned, 0)
  return weight ? (earned / weight) * 100 : 0
}

function jobParts(reading: Reading, filled: boolean): ScorePart[] {
  return DIMENSIONS.map((dimension) => dimensionPart(reading, dimension, filled))
}

function dimensionPart(reading: Reading, dimension: Dimension, filled: boolean): ScorePart {
  const missing: Job[] = []
  const evidence: Span[] = []
  let weight = 0
  let earned = 0
  for (const job of JOBS_OF[dimension]) {
    const points = pointsOf(job, reading)
    if (points <= 0) continue
    const strength = strengthOf(reading.evidence[job], filled)
    weight += points
    earned += isOptional(job, reading) ? optionalPoints(job, reading, filled) : points * strength
    if (strength < 0.5) missing.push(job)
    for (const { start, end } of reading.evidence[job]) evidence.push({ start, end })
  }
  return {
    id: dimension,
    label: LABELS[dimension],
    weight,
    earned,
    why: wordsFor(missing),
    evidence,
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
  const { conflicts } = reading
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
