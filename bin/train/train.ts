import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import { BUCKETS } from '#app/prompts/domain/reading/family/hash'
import { seededRandom, shuffled } from './seeded_random.js'
import type { Sample } from './samples.js'

const EPOCHS = 15
const STEP = 0.4
const DECAY = 5e-4
const SEED = 1

/**
 * Multinomial logistic regression by AdaGrad with one step size per bucket: rare features take
 * greater steps than frequent ones. Returns weights by bucket, then by family.
 */
export function train(samples: Sample[]): Float32Array {
  const count = FAMILIES.length
  const weights = new Float32Array(BUCKETS * count)
  const squares = new Float32Array(BUCKETS)
  const errors = new Float64Array(count)
  const random = seededRandom(SEED)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const next of shuffled(samples.length, random)) {
      const { indexes, values, family, weight } = samples[next]
      guess(weights, samples[next], errors)
      if (family < 0) for (let k = 0; k < count; k++) errors[k] -= 1 / count
      else errors[family] -= 1
      const size = weight ** 2 * errors.reduce((sum, error) => sum + error ** 2, 0)
      for (const [at, bucket] of indexes.entries()) {
        const value = values[at] * weight
        const seen = (squares[bucket] += size * values[at] ** 2)
        const step = STEP / Math.sqrt(seen + 1e-8)
        const kept = 1 - step * DECAY
        const from = bucket * count
        for (let k = 0; k < count; k++)
          weights[from + k] = weights[from + k] * kept - step * value * errors[k]
      }
    }
  }
  return weights
}

/** Fills in the probability of each family. */
function guess(weights: Float32Array, { indexes, values }: Sample, shares: Float64Array): void {
  shares.fill(0)
  for (const [at, bucket] of indexes.entries()) {
    const from = bucket * shares.length
    const value = values[at]
    for (let k = 0; k < shares.length; k++) shares[k] += weights[from + k] * value
  }
  const top = Math.max(...shares)
  let total = 0
  for (const sum of shares) total += Math.exp(sum - top)
  for (const [k, sum] of shares.entries()) shares[k] = Math.exp(sum - top) / total
}
