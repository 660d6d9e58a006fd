import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import type { WeightTable } from '#app/prompts/domain/reading/family/weight_table'
import { greatestRows, onlyRows } from './prune.js'
import { quantize } from './quantize.js'
import type { Sample } from './samples.js'
import { train } from './train.js'

export interface Fineness {
  /** How many buckets keep weights. */
  rows: number
  /** What one step of a weight is worth: the smaller, the finer. */
  step: number
}

export const FINENESS: Fineness = { rows: 18_000, step: 0.52 }

/**
 * The model as it is shipped. Training again with nothing but the buckets that are kept lets them
 * take over what the others did; without that, pruning costs several points.
 */
export function fit(samples: Sample[], { rows, step } = FINENESS): WeightTable {
  const kept = greatestRows(train(samples), samples, rows)
  return quantize(train(onlyRows(samples, kept)), kept, { step, count: FAMILIES.length })
}
