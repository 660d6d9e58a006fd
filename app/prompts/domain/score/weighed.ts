import { conflictsIn } from '#app/prompts/domain/findings/demands/conflicts'
import type { Span } from '#app/prompts/domain/types'
import { JOBS, type Evidence, type Job, type Reading } from '#app/prompts/domain/reading/reading'
import { isSubstance, substanceFor } from '#app/prompts/domain/score/substance'
import { sentenceAt } from '#app/prompts/domain/reading/sentence_at'
import { relationOf, type Relation } from '#app/prompts/domain/score/relation'
import { ASKED, STATED, UNRELATED } from '#app/prompts/domain/score/worths'
import { wordsOfSentences } from '#app/prompts/domain/score/sentence_words'
import { soundnessOf } from '#app/prompts/domain/score/soundness'

/** Jobs that are done by telling what the work is about. */
const OF_MATTER: ReadonlySet<Job> = new Set(['subject', 'facts', 'input'])
/** Jobs that are done by speaking of the result itself, whatever the work is about. */
const OF_THE_RESULT: ReadonlySet<Job> = new Set(['form', 'length', 'tone', 'audience', 'role'])
const FREE = 0.8
/** What all that is told beside the request may earn of one job, and all that has nothing to do with it. */
const MAX_TRAIT_SHARE = 0.05
/** What is left of a demand that cannot be met together with another. */
const CLASHING = 0.4
const MAX_UNRELATED_SHARE = 0.04

const known = new WeakMap<Reading, Record<Job, Evidence[]>>()

/** The evidence of a reading, each piece as strong as the sentence in which it stands makes it. */
export function weighEvidence(reading: Reading): Record<Job, Evidence[]> {
  const found = known.get(reading) ?? weigh(reading)
  known.set(reading, found)
  return found
}

function weigh(reading: Reading): Record<Job, Evidence[]> {
  const words = wordsOfSentences(reading)
  const clashing = new Set(
    conflictsIn(reading).flatMap(({ first, second }) => placesOf(reading, first, second))
  )
  const sound = soundnessOf(reading, words).map((share, at) =>
    clashing.has(at) ? share * CLASHING : share
  )
  const related = relationOf(reading, words, sound)
  const nearnessFor = byNearness((nearness) => {
    const near = related.map(nearness)
    return { near, worth: near.map((one, at) => one * sound[at]) }
  })
  const found = {} as Record<Job, Evidence[]>
  for (const job of JOBS) {
    const { near, worth } = nearnessFor(job)
    const pieces = reading.evidence[job].filter((piece) => !isWhole(reading, job, piece))
    found[job] = [
      ...pieces.map((piece) => weighPiece(reading, job, worth, piece)),
      ...substanceFor(job, reading, worth),
    ]
    capUnrelated(reading, found[job], near)
  }
  return found
}

type Nearness = (relation: Relation) => number

/** Works something out once for each way in which sentences are near a job. */
function byNearness<Result>(work: (nearness: Nearness) => Result): (job: Job) => Result {
  const results = new Map<Nearness, Result>()
  return (job) => {
    const nearness = nearnessOf(job)
    const result = results.get(nearness) ?? work(nearness)
    results.set(nearness, result)
    return result
  }
}

function isWhole(reading: Reading, job: Job, piece: Evidence): boolean {
  const at = sentenceAt(reading.sentences, piece.start)
  return at >= 0 && isSubstance(job, piece, reading.sentences[at])
}

function weighPiece(reading: Reading, job: Job, worth: number[], piece: Evidence): Evidence {
  const at = sentenceAt(reading.sentences, piece.start)
  return at < 0 || job === 'input' ? piece : { ...piece, strength: piece.strength * worth[at] }
}

/** All that is told beside the request, and all that has nothing to do with it, earns a little of a job at most. */
function capUnrelated(reading: Reading, pieces: Evidence[], near: number[]): void {
  const left = { trait: MAX_TRAIT_SHARE, unrelated: MAX_UNRELATED_SHARE }
  for (const [index, piece] of pieces.entries()) {
    const at = sentenceAt(reading.sentences, piece.start)
    if (at < 0 || near[at] > STATED) continue
    const kind = near[at] > UNRELATED ? 'trait' : 'unrelated'
    const strength = Math.min(left[kind], piece.strength)
    left[kind] -= strength
    pieces[index] = { ...piece, strength }
  }
}

/** Where two demands that cannot both be met stand. */
const placesOf = ({ sentences }: Reading, ...spans: Span[]) =>
  spans.map(({ start }) => sentenceAt(sentences, start))

function nearnessOf(job: Job): Nearness {
  if (job === 'ask' || job === 'input') return full
  if (OF_MATTER.has(job)) return ofMatter
  return OF_THE_RESULT.has(job) ? ofTheResult : ofTheWork
}

const full: Nearness = () => 1
const ofMatter: Nearness = ({ matter }) => matter
const ofTheWork: Nearness = ({ near }) => near
const ofTheResult: Nearness = ({ near }) => (near >= ASKED ? Math.max(near, FREE) : near)
