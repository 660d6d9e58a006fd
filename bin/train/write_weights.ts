import { writeFileSync } from 'node:fs'
import { FAMILIES } from '#app/prompts/domain/reading/family/families'

const file = new URL('../../app/prompts/domain/reading/family/weights.ts', import.meta.url)

interface Model {
  weights: string
  rows: number
  sharpness: number
  /** By the place of the family. */
  thresholds: number[]
}

/** Writes the generated file that the engine reads. */
export function writeWeights({ weights, rows, sharpness, thresholds }: Model): void {
  const lines = FAMILIES.map((family, at) => `  ${family}: ${Number(thresholds[at].toFixed(3))},`)
  writeFileSync(
    file,
    `/* Written by bin/train: change the requests or the features, never this file. */

/** How sharply sums turn into probabilities. */
export const SHARPNESS = ${Number(sharpness.toPrecision(4))}

/** The least confidence with which a family is named. */
export const THRESHOLDS = {
${lines.join('\n')}
}

/** How many buckets have weights. */
export const ROWS = ${rows}

export const WEIGHTS =
  '${weights}'
`
  )
}
