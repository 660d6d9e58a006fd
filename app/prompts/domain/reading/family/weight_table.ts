import type { Feature } from '#app/prompts/domain/reading/family/features'
import { BUCKETS } from '#app/prompts/domain/reading/family/hash'
import type { BitCoder } from '#app/prompts/domain/reading/family/range_code'

/** Weights of the buckets that have any: how much each speaks for each of several classes. */
export interface WeightTable {
  /** How many classes there are, at most 50. */
  count: number
  /** By bucket, the place of its row; row 0 is that of buckets without weights. */
  rows: Uint16Array
  /** By row, then by class. */
  weights: Int8Array
}

export const emptyTable = (rows: number, count: number): WeightTable => ({
  count,
  rows: new Uint16Array(BUCKETS),
  weights: new Int8Array((rows + 1) * count),
})

/** Rows are multiples of 2 to the power of their coarseness: what is rare needs no fine weights. */
export const MAX_COARSENESS = 4
export const MAX_WEIGHT = 127

/** Where the contexts of each kind of bit begin: what was likely in one says nothing about another. */
const PRESENT = 0
const COARSE = 100
const ZERO = 1000
const SIGN = 5000
const MORE = 6000
const MANY = 4
const MANY_STEPS = 8

/** Writes a table, or fills an empty one, bit by bit: both ways it is the same walk. */
export function codeTable(coder: BitCoder, { count, rows, weights }: WeightTable): void {
  let last = 0
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    if (coder.code(PRESENT, rows[bucket] > 0 ? 1 : 0) === 0) continue
    rows[bucket] = ++last
    codeRow(coder, weights.subarray(last * count, (last + 1) * count))
  }
}

function codeRow(coder: BitCoder, row: Int8Array): void {
  const bound = coarsenessOf(row)
  let coarse = 0
  while (coarse < MAX_COARSENESS && coder.code(COARSE + coarse, coarse < bound ? 1 : 0)) coarse++
  let filled = 0
  let negative = 0
  for (let at = 0; at < row.length; at++) {
    const known = Math.min(MANY, filled) * 2 + negative
    const context = ZERO + (coarse * row.length + at) * 16 + known
    if (coder.code(context, row[at] === 0 ? 0 : 1) === 0) continue
    const others = coarse * 2 + (filled++ > 0 ? 1 : 0)
    const below = coder.code(SIGN + others * 2 + negative, row[at] < 0 ? 1 : 0)
    if (below) negative = 1
    const size = codeSize(coder, MORE + (others * 2 + below) * 16, Math.abs(row[at]) >> coarse)
    row[at] = (below ? -size : size) << coarse
  }
}

function codeSize(coder: BitCoder, context: number, given: number): number {
  let size = 1
  while (
    size < MAX_WEIGHT &&
    coder.code(context + Math.min(MANY_STEPS, size), given > size ? 1 : 0)
  )
    size++
  return size
}

function coarsenessOf(row: Int8Array): number {
  const bits = row.reduce((all, weight) => all | weight, 0)
  let coarse = 0
  while (coarse < MAX_COARSENESS && ((bits >> coarse) & 1) === 0) coarse++
  return coarse
}

/** How much speaks for each class, in steps of the weights. */
export function addUp({ count, rows, weights }: WeightTable, features: Feature[]): Float64Array {
  const sums = new Float64Array(count)
  for (const { index, value } of features) {
    const from = rows[index] * count
    if (from === 0) continue
    for (let at = 0; at < count; at++) sums[at] += weights[from + at] * value
  }
  return sums
}

/** Shares that add up to 1; `sharpness` makes the greatest stand out more, or less. */
export function sharesOf(sums: Float64Array, sharpness: number): Float64Array {
  const top = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp((sum - top) * sharpness))
  const total = shares.reduce((one, other) => one + other, 0)
  return shares.map((share) => share / total)
}
