import { ASPECTS, LABELS } from '#app/prompts/domain/goals/labeling/labels'
import {
  aspectsOfState,
  byLabel,
  logSum,
  type Scores,
  STATES,
  stateScores,
  type Ways,
  waysThrough,
} from '#app/prompts/domain/goals/labeling/sequence'
import { BUCKETS } from '#app/prompts/domain/reading/family/hash'
import { seededRandom, shuffled } from '../seeded_random.js'
import type { LabelSample } from './samples.js'

const EPOCHS = 10
const STEP = 0.4
const ORDER_STEP = 0.12
/** The share of features that a sample does without, so that no feature is relied on alone. */
const DROPPED = 0.3
/** What a feature counts. */
export const VALUE = 0.18
const SEED = 1

/** Weights by bucket, then by aspect, and by the order of labels. */
export interface TrainedLabels {
  weights: Float32Array
  order: Float64Array
}

/**
 * Fits the random field by AdaGrad with one step size per bucket and returns the mean of the weights over the epochs but
 * the first: it errs less than the weights at the end.
 */
export function trainLabels(samples: LabelSample[], epochs = EPOCHS): TrainedLabels {
  const random = seededRandom(SEED)
  const now = new Learner()
  const mean = { weights: new Float32Array(now.weights.length), order: now.order.map(() => 0) }
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const next of shuffled(samples.length, random)) now.learn(dropped(samples[next], random))
    if (epoch === 0) continue
    for (const [at, weight] of now.weights.entries()) mean.weights[at] += weight / (epochs - 1)
    for (const [at, weight] of now.order.entries()) mean.order[at] += weight / (epochs - 1)
  }
  return mean
}

const dropped = ({ buckets, states }: LabelSample, random: () => number): LabelSample => ({
  states,
  buckets: buckets.map((some) => some.filter(() => random() >= DROPPED)),
})

class Learner {
  readonly weights = new Float32Array(BUCKETS * ASPECTS)
  readonly order = new Float64Array(LABELS.length ** 2)
  readonly #seen = new Float32Array(BUCKETS)
  readonly #seenOrder = new Float64Array(LABELS.length ** 2)

  learn({ buckets, states }: LabelSample): void {
    const scores = { words: buckets.map((some) => this.#scoresOf(some)), order: this.order }
    const ways = waysThrough(scores)
    const changes = orderErrors(scores, ways, states)
    for (const [at, some] of buckets.entries())
      this.#change(some, errorsOf(ways, { at, right: states[at] }))
    for (const [at, error] of changes.entries()) {
      if (error === 0) continue
      const seen = (this.#seenOrder[at] += error ** 2)
      this.order[at] -= (ORDER_STEP / Math.sqrt(seen + 1e-8)) * error
    }
  }

  #scoresOf(buckets: Int32Array): Float64Array {
    const sums = new Float64Array(ASPECTS)
    for (const bucket of buckets)
      for (let aspect = 0; aspect < ASPECTS; aspect++)
        sums[aspect] += this.weights[bucket * ASPECTS + aspect] * VALUE
    return stateScores(sums)
  }

  #change(buckets: Int32Array, errors: Float64Array): void {
    const size = VALUE ** 2 * errors.reduce((sum, error) => sum + error ** 2, 0)
    for (const bucket of buckets) {
      const seen = (this.#seen[bucket] += size)
      const step = (STEP / Math.sqrt(seen + 1e-8)) * VALUE
      for (let aspect = 0; aspect < ASPECTS; aspect++)
        this.weights[bucket * ASPECTS + aspect] -= step * errors[aspect]
    }
  }
}

/** By aspect, how much more probable a word's states were than they should be. */
function errorsOf(
  { before, after, all }: Ways,
  { at, right }: { at: number; right: number }
): Float64Array {
  const errors = new Float64Array(ASPECTS)
  for (let state = 0; state < STATES; state++) {
    const share = Math.exp(before[at][state] + after[at][state] - all)
    const error = share - (state === right ? 1 : 0)
    if (error !== 0) for (const aspect of aspectsOfState(state)) errors[aspect] += error
  }
  return errors
}

/** The same for the order of labels. */
function orderErrors({ words, order }: Scores, ways: Ways, states: number[]): Float64Array {
  const errors = new Float64Array(order.length)
  const count = LABELS.length
  for (let at = 1; at < words.length; at++) {
    const ended = byLabel((label) => logSum(ways.before[at - 1].subarray(2 * label, 2 * label + 2)))
    for (let label = 0; label < count; label++) {
      const begun = words[at][2 * label] + ways.after[at][2 * label] - ways.all
      for (let before = 0; before < count; before++)
        errors[before * count + label] += Math.exp(
          ended[before] + order[before * count + label] + begun
        )
    }
    if (states[at] % 2 === 0) errors[(states[at - 1] >> 1) * count + (states[at] >> 1)] -= 1
  }
  return errors
}
