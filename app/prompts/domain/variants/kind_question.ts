import { isOnlyRepliedTo } from '#app/prompts/domain/deliverables/choose_deliverable'
import { KIND_LABELS } from '#app/prompts/domain/kinds/kind'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { KindQuestion } from '#app/prompts/domain/types'

/** The least confidence, 0 to 1, at which a family may add lines: a wrong one does more harm in a prompt than in a score. */
export const MIN_CONFIDENCE = 0.85

/** Whether the family is sure enough to add lines to a prompt. */
export const isCertain = ({ family, confidence }: Reading): boolean =>
  family !== null && confidence >= MIN_CONFIDENCE

/** Asks what should come back, where the engine is not certain; null where it is, or where the person chose. */
export function kindQuestionFor(reading: Reading): KindQuestion | null {
  if (reading.isChosen || (isCertain(reading) && !isOnlyRepliedTo(reading))) return null
  const kinds = reading.ranked.map(([id, probability]) => ({
    id,
    label: KIND_LABELS[id],
    probability,
  }))
  return { kinds }
}
