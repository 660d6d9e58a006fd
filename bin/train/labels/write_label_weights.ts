import { writeFileSync } from 'node:fs'
import type { LabelWeights } from '#app/prompts/domain/goals/labeling/label_goal'
import { LABELS } from '#app/prompts/domain/goals/labeling/labels'
import { codeTable } from '#app/prompts/domain/reading/family/weight_table'
import { RangeEncoder } from '../range_encoder.js'

const file = new URL('../../../app/prompts/domain/goals/labeling/weights.ts', import.meta.url)

/** Writes the generated file that the engine reads. */
export function writeLabelWeights({ table, step, order }: LabelWeights): void {
  const encoder = new RangeEncoder()
  codeTable(encoder, table)
  const steps = Array.from(order, (weight) => Math.round(weight / step))
  const rows = LABELS.map(
    (_, at) => `  ${steps.slice(at * LABELS.length, (at + 1) * LABELS.length).join(', ')},`
  )
  writeFileSync(
    file,
    `/* Written by bin/train: change the goals or the features, never this file. */

/** How many buckets have weights. */
export const ROWS = ${table.weights.length / table.count - 1}

/** What one step of a weight is worth. */
export const STEP = ${step}

/** In steps, what speaks for each label behind each other. */
export const ORDER = [
  // prettier-ignore
  ...[
${rows.map((row) => `  ${row}`).join('\n')}
  ],
]

export const WEIGHTS =
  '${encoder.finish()}'
`
  )
}
