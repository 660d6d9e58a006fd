import {
  emptyTable,
  MAX_COARSENESS,
  MAX_WEIGHT,
  type WeightTable,
} from '#app/prompts/domain/reading/family/weight_table'

/** How fast the rounding gets coarser for features that are rarer; 0.5 would make all errors alike. */
const RARITY_POWER = 0.7

/**
 * Rounds the weights of some buckets to whole steps, or to 2, 4, 8 or 16 of them where the feature is
 * rare. What is common to all classes says nothing, so the median of each row is taken off first:
 * most weights become zero and cost next to no space. `energy` says how much of a bucket was seen.
 */
export function quantize(
  weights: Float32Array,
  energy: Map<number, number>,
  { step, count }: { step: number; count: number }
): WeightTable {
  const rounded = Array.from(energy)
    .sort(([one], [other]) => one - other)
    .map(([bucket, seen]) => {
      const row = weights.subarray(bucket * count, (bucket + 1) * count)
      return { bucket, row: roundOff(row, step, coarsenessFor(seen)) }
    })
    .filter(({ row }) => row.some((weight) => weight !== 0))
  const table = emptyTable(rounded.length, count)
  for (const [at, { bucket, row }] of rounded.entries()) {
    table.rows[bucket] = at + 1
    table.weights.set(row, (at + 1) * count)
  }
  return table
}

const coarsenessFor = (seen: number) =>
  Math.max(0, Math.min(MAX_COARSENESS, Math.round(-RARITY_POWER * Math.log2(seen))))

function roundOff(row: Float32Array, step: number, coarse: number): Int8Array {
  const sorted = row.toSorted()
  const middle = row.length / 2
  const median = (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2
  const most = MAX_WEIGHT >> coarse
  return Int8Array.from(row, (weight) => {
    const level = Math.round((weight - median) / (step * 2 ** coarse))
    return Math.max(-most, Math.min(most, level)) << coarse
  })
}
