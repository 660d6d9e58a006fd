import { withPlainAnswers } from '#app/prompts/domain/blanks/plain_answers'
import { missingReferences } from '#app/prompts/domain/findings/materials/missing_references'
import { holdsMatter } from '#app/prompts/domain/reading/input'
import { isOptional, pointsOf, strengthOf } from '#app/prompts/domain/reading/needs'
import { read } from '#app/prompts/domain/reading/read'
import type { Evidence, Job, Reading } from '#app/prompts/domain/reading/reading'
import { ceilingOf } from '#app/prompts/domain/score/ceiling'
import { clarityPart } from '#app/prompts/domain/score/clarity_part'
import { consistencyPart } from '#app/prompts/domain/score/consistency'
import { DIMENSIONS, jobsOf, LABELS, type Dimension } from '#app/prompts/domain/score/dimensions'
import { weighEvidence } from '#app/prompts/domain/score/weighed'
import { wordsFor } from '#app/prompts/domain/score/words'
import type { Score, ScorePart, Span } from '#app/prompts/domain/types'

const JOBS_OF = Object.fromEntries(
  DIMENSIONS.map((dimension) => [dimension, jobsOf(dimension)])
) as Record<Dimension, Job[]>

/** From this strength on, a job is not called missing. */
const ENOUGH = 0.5

/** A reading with its evidence weighed, for one score. */
interface Weighed {
  reading: Reading
  evidence: Record<Job, Evidence[]>
  /** Whether blanks count as filled. */
  filled: boolean
}

/**
 * How completely a text tells a model what it needs, 0 to 100: points for each job that its kind of work needs, from
 * evidence in sentences that say something about it; jobs that do not apply drop out and the rest share the weight.
 * `filled` is what it scores once each of its blanks has a plain answer, so that real ones reach it.
 */
export function score(reading: Reading): Score {
  const { parts, value, cap } = grade(reading)
  const now = Math.round(value)
  return { value: now, filled: Math.max(now, answeredScore(reading)), parts, cap }
}

function answeredScore({ text, opaque, wordings, family, confidence, isChosen }: Reading): number {
  if (!opaque.some(({ kind }) => kind === 'blank')) return 0
  const known = isChosen ? { family, confidence, isChosen } : undefined
  return Math.round(grade(read(withPlainAnswers(text), wordings, known)).value)
}

/**
 * What a version says of its text, 0 to 100: the score as it is written, and with each blank counted as filled by all that
 * could stand there, which is promised to nobody.
 */
export function scoresOf(reading: Reading): { score: number; scoreFilled: number } {
  const { value, filled } = grade(reading)
  return { score: Math.round(value), scoreFilled: Math.round(filled) }
}

/**
 * The same for a rewrite of a request: the score is that of its text alone, `scoreFilled` that of the work which was
 * `asked` for, whatever else the added lines sound like.
 */
export function rewriteScores(own: Reading, asked: Reading): ReturnType<typeof scoresOf> {
  const { score: written } = scoresOf(own)
  return { score: written, scoreFilled: Math.max(written, scoresOf(asked).scoreFilled) }
}

/** The score and the room of a text before they are rounded, for comparing texts that differ by little. */
export function grade(reading: Reading): Score {
  const evidence = weighEvidence(reading)
  const wording = [clarityPart(reading), consistencyPart(reading)]
  const partsOf = (filled: boolean) =>
    [
      ...DIMENSIONS.map((dimension) => dimensionPart({ reading, evidence, filled }, dimension)),
      ...wording,
    ].filter(counts)

  const parts = partsOf(false)
  const ceiling = ceilingOf(reading)
  const value = sum(parts)
  return {
    value: Math.min(value, ceiling.at),
    filled: Math.max(Math.min(value, ceiling.at), Math.min(sum(partsOf(true)), ceiling.at)),
    parts,
    cap: ceiling.at < value ? ceiling.why : null,
  }
}

const counts = ({ weight }: ScorePart) => weight > 0

function sum(parts: ScorePart[]): number {
  const weight = parts.reduce((all, part) => all + part.weight, 0)
  const earned = parts.reduce((all, part) => all + part.earned, 0)
  return weight ? (earned / weight) * 100 : 0
}

function dimensionPart({ reading, evidence, filled }: Weighed, dimension: Dimension): ScorePart {
  const missing: Job[] = []
  const spans: Span[] = []
  let weight = 0
  let earned = 0
  for (const job of JOBS_OF[dimension]) {
    const most = pointsOf(job, reading)
    if (most <= 0) continue
    const strength = strengthOf(evidence[job], filled)
    const optional = isOptional(job, reading)
    weight += optional ? most * strengthOf(evidence[job], true) : most
    earned += most * strength
    if (strength < ENOUGH && !optional) missing.push(job)
    for (const { start, end } of evidence[job]) spans.push({ start, end })
  }
  const lack = dimension === 'context' ? lackOf(reading, filled) : 0
  if (lack > 0) missing.push('input')
  return {
    id: dimension,
    label: LABELS[dimension],
    weight: weight + lack,
    earned,
    why: wordsFor([...new Set(missing)], Math.round(earned) >= Math.round(weight + lack)),
    evidence: spans,
  }
}

/** What material weighs that the prompt names and does not hold, where the work is not done on it. */
const LACKING = 9

function lackOf(reading: Reading, filled: boolean): number {
  const empty = reading.data !== null && !holdsMatter(reading)
  if (pointsOf('input', reading) > 0) return 0
  if (!empty && missingReferences(reading).length === 0) return 0
  const open = reading.evidence.input.some((evidence) => evidence.open)
  return filled && open ? 0 : LACKING
}
