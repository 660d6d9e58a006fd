import { ASPECTS } from '#app/prompts/domain/goals/labeling/labels'
import type { LabelWeights } from '#app/prompts/domain/goals/labeling/label_goal'
import { BUCKETS } from '#app/prompts/domain/reading/family/hash'
import type { LabeledGoal } from '../goals.js'
import { quantize } from '../quantize.js'
import { type LabelSample, samplesOfGoal } from './samples.js'
import { trainLabels, VALUE } from './train_labels.js'

/** How many buckets keep weights. */
const ROWS = 9_000
/** What one step of a weight is worth: the smaller, the finer. */
export const STEP = 0.03

/** The model as it is shipped: the buckets that move the sums most, with rounded weights. */
export function fitLabels(goals: LabeledGoal[]): LabelWeights {
  const samples = goals.flatMap(samplesOfGoal)
  const { weights, order } = trainLabels(samples)
  const table = quantize(
    weights.map((weight) => weight * VALUE),
    keptBuckets(weights, samples),
    { step: STEP, count: ASPECTS }
  )
  return { table, step: STEP, order: order.map((weight) => Math.round(weight / STEP) * STEP) }
}

/** The buckets to keep, with how often each occurs. */
function keptBuckets(weights: Float32Array, samples: LabelSample[]): Map<number, number> {
  const seen = new Float64Array(BUCKETS)
  for (const { buckets } of samples)
    for (const some of buckets) for (const bucket of some) seen[bucket]++
  const moves = seen.map((times, bucket) => times * sizeOf(weights, bucket))
  const order = Array.from(moves.keys())
    .filter((bucket) => moves[bucket] > 0)
    .sort((one, other) => moves[other] - moves[one])
  return new Map(order.slice(0, ROWS).map((bucket) => [bucket, seen[bucket]]))
}

const sizeOf = (weights: Float32Array, bucket: number): number =>
  weights
    .subarray(bucket * ASPECTS, (bucket + 1) * ASPECTS)
    .reduce((sum, weight) => sum + weight ** 2, 0)
