import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import {
  emptyTable,
  MAX_COARSENESS,
  MAX_WEIGHT,
  type WeightTable,
} from '#app/prompts/domain/reading/family/weight_table'

const COUNT = FAMILIES.length

/** How fast the rounding gets coarser for features that are rarer; 0.5 would make all errors alike. */
const RARITY_POWER = 0.7

/**
 * Rounds the weights of some buckets to whole steps, or to 2, 4, 8 or 16 of them where the feature is
 * rare. What is common to all families says nothing, so the median of each row is taken off first:
 * most weights become zero and cost next to no space. `energy` says how much of a bucket was seen.
 */
export function quantize(
  weights: Float32Array,
  energy: Map<number, number>,
  step: number
): WeightTable {
  const rounded = Array.from(energy)
    .sort(([one], [other]) => one - other)
    .map(([bucket, seen]) => {
      const row = weights.subarray(bucket * COUNT, (bucket + 1) * COUNT)
      return { bucket, row: roundOff(row, step, coarsenessFor(seen)) }
    })
    .filter(({ row }) => row.some((weight) => weight !== 0))
  const table = emptyTable(rounded.length)
  for (const [at, { bucket, row }] of rounded.entries()) {
    table.rows[bucket] = at + 1
    table.weights.set(row, (at + 1) * COUNT)
  }
  return table
}

const coarsenessFor = (seen: number) =>
  Math.max(0, Math.min(MAX_COARSENESS, Math.round(-RARITY_POWER * Math.log2(seen))))

function roundOff(row: Float32Array, step: number, coarse: number): Int8Array {
  const sorted = row.toSorted()
  const median = (sorted[COUNT / 2 - 1] + sorted[COUNT / 2]) / 2
  const most = MAX_WEIGHT >> coarse
  return Int8Array.from(row, (weight) => {
    const level = Math.round((weight - median) / (step * 2 ** coarse))
    return Math.max(-most, Math.min(most, level)) << coarse
  })
}
