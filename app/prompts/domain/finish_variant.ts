import { applyEdits, compatible } from '#app/prompts/domain/edits'
import { blanksAmong } from '#app/prompts/domain/blanks'
import { read } from '#app/prompts/domain/reading/read'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { Wordings } from '#app/prompts/domain/reading/wording'
import { score } from '#app/prompts/domain/score'
import type { Edit, Variant, VariantId } from '#app/prompts/domain/types'
import { improvementsOf, reasoningOf, TITLES } from '#app/prompts/domain/variants/account'

/** Sentences that variants add: the same ones come back with many texts, and are read once. */
const ADDED = new Wordings(undefined, 1_000)

/**
 * The finished variant: content, account of the changes, blanks and scores. It is scored as the kind of work that
 * the original asks for.
 */
export function finishVariant(id: VariantId, original: Reading, edits: Edit[]): Variant {
  const kept = compatible(edits)
  const content = applyEdits(original.text, kept)
  const { family, confidence } = original
  const reading = read(content, original.wordings.with(ADDED), { family, confidence })
  const { value, filled } = score(reading)
  return {
    id,
    title: TITLES[id],
    content,
    improvements: improvementsOf(kept),
    reasoning: reasoningOf(id, kept),
    qualityScore: filled,
    score: value,
    scoreFilled: filled,
    edits: kept,
    blanks: blanksAmong(content, reading.opaque),
  }
}
