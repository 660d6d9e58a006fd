import { applyEdits, compatible } from '#app/prompts/domain/edits'
import { blanksAmong } from '#app/prompts/domain/blanks/blanks'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { Wordings } from '#app/prompts/domain/reading/words/wording'
import { rewriteScores, scoresOf } from '#app/prompts/domain/score'
import type { Edit, Variant, VariantId } from '#app/prompts/domain/types'
import { improvementsOf, reasoningOf, TITLES } from '#app/prompts/domain/variants/account'

/** Sentences that variants add: the same ones come back with many texts, and are read once. */
const ADDED = new Wordings(undefined, 1_000)

export interface FinishedVariant {
  variant: Variant
  /** `scoreFilled` as the kind of work that the original asks for, by which the two are compared. */
  comparable: number
}

/**
 * The finished variant: content, account of the changes, blanks and scores: that of its text alone, and with its blanks
 * filled that of the work which the original asks for.
 */
export function finishVariant(id: VariantId, original: Reading, edits: Edit[]): FinishedVariant {
  const kept = compatible(edits)
  const content = applyEdits(original.text, kept)
  const reading = read(content, original.wordings.with(ADDED))
  const asked = asSameWork(reading, original)
  const scores = rewriteScores(original.isChosen ? asked : reading, asked)
  const variant = {
    id,
    title: TITLES[id],
    content,
    improvements: improvementsOf(kept),
    reasoning: reasoningOf(id, kept),
    qualityScore: scores.scoreFilled,
    ...scores,
    edits: kept,
    blanks: blanksAmong(content, reading.opaque),
  }
  return { variant, comparable: scoresOf(asked).scoreFilled }
}

function asSameWork(reading: Reading, { family, confidence, isChosen }: Reading): Reading {
  return reading.family === family && !isChosen
    ? reading
    : read(reading.text, reading.wordings, { family, confidence, isChosen })
}
