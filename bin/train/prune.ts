import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import { BUCKETS } from '#app/prompts/domain/reading/family/hash'
import type { Sample } from './samples.js'

const COUNT = FAMILIES.length

/**
 * The buckets that move the sums most, by the size of their weights and by how often they occur;
 * with each, how much of it was seen.
 */
export function greatestRows(
  weights: Float32Array,
  samples: Sample[],
  rows: number
): Map<number, number> {
  const seen = new Float64Array(BUCKETS)
  for (const { indexes, values, weight } of samples)
    for (const [at, bucket] of indexes.entries()) seen[bucket] += weight * values[at] ** 2
  const moves = seen.map((square, bucket) => square * sizeOf(weights, bucket))
  const order = Array.from(moves.keys())
    .filter((bucket) => moves[bucket] > 0)
    .sort((one, other) => moves[other] - moves[one])
  return new Map(order.slice(0, rows).map((bucket) => [bucket, seen[bucket]]))
}

function sizeOf(weights: Float32Array, bucket: number): number {
  let size = 0
  for (const weight of weights.subarray(bucket * COUNT, (bucket + 1) * COUNT)) size += weight ** 2
  return size
}

/** The same samples as if there were no other buckets. */
export function onlyRows(samples: Sample[], rows: Map<number, number>): Sample[] {
  return samples.map(({ indexes, values, ...sample }) => {
    const kept = Array.from(indexes.keys()).filter((at) => rows.has(indexes[at]))
    return {
      ...sample,
      indexes: Int32Array.from(kept, (at) => indexes[at]),
      values: Float32Array.from(kept, (at) => values[at]),
    }
  })
}
