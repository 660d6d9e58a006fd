import { aspectsOf, LABELS } from '#app/prompts/domain/goals/labeling/labels'

/**
 * A linear-chain conditional random field (Lafferty et al. 2001) over words. A state is a label and whether the word is
 * the first of its stretch: state `2 * label` for the first, `2 * label + 1` for the others. A stretch keeps its label.
 */
export const STATES = LABELS.length * 2

const COUNT = LABELS.length

const STATE_ASPECTS = Array.from({ length: STATES }, (_, state) =>
  aspectsOf(LABELS[state >> 1], state % 2 === 0)
)
export const aspectsOfState = (state: number): number[] => STATE_ASPECTS[state]

/** What speaks for each state of each word, and, by the label of a stretch and of the one after it, for their order. */
export interface Scores {
  words: Float64Array[]
  /** Row by row: from one label to another. */
  order: Float64Array
}

/** What speaks for each state, from the sums of its aspects. */
export const stateScores = (sums: Float64Array): Float64Array =>
  Float64Array.from(STATE_ASPECTS, (aspects) =>
    aspects.reduce((total, aspect) => total + sums[aspect], 0)
  )

/** The likeliest states (Viterbi 1967). */
export function likeliestStates({ words, order }: Scores): number[] {
  if (words.length === 0) return []
  const from: Int32Array[] = []
  let best: Float64Array = firstScores(words[0])
  for (const scores of words.slice(1)) {
    const { next, back } = advance(best, scores, order)
    best = next
    from.push(back)
  }
  const states = [best.indexOf(Math.max(...best))]
  for (const back of from.reverse()) states.push(back[states.at(-1)!])
  return states.reverse()
}

/** The first word begins a stretch. */
export const firstScores = (scores: Float64Array): Float64Array =>
  scores.map((score, state) => (state % 2 === 0 ? score : -Infinity))

function advance(best: Float64Array, scores: Float64Array, order: Float64Array) {
  const next = new Float64Array(STATES)
  const back = new Int32Array(STATES)
  const last = Int32Array.from({ length: COUNT }, (_, label) =>
    best[2 * label] >= best[2 * label + 1] ? 2 * label : 2 * label + 1
  )
  for (let label = 0; label < COUNT; label++) {
    let [top, at] = [-Infinity, 0]
    for (let before = 0; before < COUNT; before++) {
      const sum = best[last[before]] + order[before * COUNT + label]
      if (sum > top) [top, at] = [sum, last[before]]
    }
    next[2 * label] = top + scores[2 * label]
    back[2 * label] = at
    next[2 * label + 1] = best[last[label]] + scores[2 * label + 1]
    back[2 * label + 1] = last[label]
  }
  return { next, back }
}

/** Logarithms: of all ways up to each state of each word, of all ways from it to the end, and of all ways together. */
export interface Ways {
  before: Float64Array[]
  after: Float64Array[]
  all: number
}

/** Adds up all ways through the states (forward and backward). */
export function waysThrough({ words, order }: Scores): Ways {
  const before: Float64Array[] = [firstScores(words[0])]
  for (const scores of words.slice(1)) before.push(forward(before.at(-1)!, scores, order))
  const after: Float64Array[] = [new Float64Array(STATES)]
  for (const scores of words.slice(1).reverse()) after.push(backward(after.at(-1)!, scores, order))
  return { before, after: after.reverse(), all: logSum(before.at(-1)!) }
}

function forward(before: Float64Array, scores: Float64Array, order: Float64Array): Float64Array {
  const next = new Float64Array(STATES)
  const ended = byLabel((label) => logSum(before.subarray(2 * label, 2 * label + 2)))
  for (let label = 0; label < COUNT; label++) {
    const begun = logSum(byLabel((one) => ended[one] + order[one * COUNT + label]))
    next[2 * label] = begun + scores[2 * label]
    next[2 * label + 1] = ended[label] + scores[2 * label + 1]
  }
  return next
}

function backward(after: Float64Array, scores: Float64Array, order: Float64Array): Float64Array {
  const next = new Float64Array(STATES)
  const begun = byLabel((label) => scores[2 * label] + after[2 * label])
  for (let label = 0; label < COUNT; label++) {
    const ways = byLabel((one) => order[label * COUNT + one] + begun[one])
    const stays = scores[2 * label + 1] + after[2 * label + 1]
    const sum = logSum([logSum(ways), stays])
    next[2 * label] = sum
    next[2 * label + 1] = sum
  }
  return next
}

export const byLabel = (score: (label: number) => number): Float64Array =>
  Float64Array.from({ length: COUNT }, (_, label) => score(label))

/** The logarithm of the sum of powers of e. */
export function logSum(values: ArrayLike<number>): number {
  let top = -Infinity
  for (let at = 0; at < values.length; at++) top = Math.max(top, values[at])
  if (top === -Infinity) return top
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += Math.exp(values[at] - top)
  return top + Math.log(sum)
}
