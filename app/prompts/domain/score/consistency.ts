import { conflictsIn } from '#app/prompts/domain/findings/demands/conflicts'
import { requestOf } from '#app/prompts/domain/reading/request'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { LABELS } from '#app/prompts/domain/score/dimensions'
import type { ScorePart } from '#app/prompts/domain/types'

const POINTS = 4
/** What a conflict weighs, and each further one. */
const CONFLICT = 10
const MORE = 3
const MAX_COUNTED_CONFLICTS = 3

/** All its points; where two demands cannot both be met, none, and it weighs more. */
export function consistencyPart(reading: Reading): ScorePart {
  const conflicts = conflictsIn(reading)
  const spoken =
    requestOf(reading) !== null || (reading.language === 'other' && reading.tokens.length > 0)
  return {
    id: 'consistency',
    label: LABELS.consistency,
    weight: conflicts.length
      ? CONFLICT + MORE * (Math.min(conflicts.length, MAX_COUNTED_CONFLICTS) - 1)
      : POINTS,
    earned: spoken && !conflicts.length ? POINTS : 0,
    why: conflicts[0]?.why ?? 'No two demands contradict each other.',
    evidence: conflicts.flatMap(({ first, second }) =>
      [first, second].map(({ start, end }) => ({ start, end }))
    ),
  }
}
