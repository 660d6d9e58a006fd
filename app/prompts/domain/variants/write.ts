import { applyEdits, compatible } from '#app/prompts/domain/edits'
import { guard, type guardOf } from '#app/prompts/domain/guard'
import { blanksAmong } from '#app/prompts/domain/blanks'
import { read } from '#app/prompts/domain/reading/read'
import { Wordings } from '#app/prompts/domain/reading/wording'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { score } from '#app/prompts/domain/score'
import { improvementsOf, reasoningOf, TITLES } from '#app/prompts/domain/variants/account'
import type { Brief } from '#app/prompts/domain/variants/brief'
import { withinBudget } from '#app/prompts/domain/variants/budget'
import { compose } from '#app/prompts/domain/variants/compose'
import { planFor } from '#app/prompts/domain/variants/plan'
import { toneEdits } from '#app/prompts/domain/variants/tone_edits'
import type { Edit, Variant, VariantId } from '#app/prompts/domain/types'

/** Sentences that variants add: the same ones come back with many texts, and are read once. */
const ADDED = new Wordings(undefined, 1_000)

/** The edits of one variant over the original text, before the guard has seen them. */
export function draft(id: VariantId, brief: Brief, cleaning: Edit[]): Edit[] {
  const tone = toneEdits(brief)
  const rest = tone.length
    ? { ...brief, moved: brief.moved.filter((setting) => setting !== 'tone') }
    : brief
  return compose(rest, withinBudget(planFor(id, rest), rest), [...tone, ...cleaning])
}

/**
 * Lets the guard look at a draft. Where something would be lost, the edits that take it away are
 * dropped; should that not be enough, only insertions stay.
 */
export function guarded(text: string, edits: Edit[], watch: ReturnType<typeof guardOf>): Edit[] {
  const safe = (list: Edit[]) => watch(applyEdits(text, list)).ok
  if (safe(edits)) return edits
  const kept = edits.filter(({ before, after }) => guard(before, after).ok)
  if (safe(kept)) return kept
  const insertions = edits.filter(({ before }) => before === '')
  return safe(insertions) ? insertions : []
}

/** The finished variant: content, account of the changes, blanks and scores. */
export function finish(id: VariantId, original: Reading, edits: Edit[]): Variant {
  const kept = compatible(edits)
  const content = applyEdits(original.text, kept)
  const reading = read(content, original.wordings.with(ADDED))
  const { value, filled } = score(reading)
  const blanks = blanksAmong(content, reading.opaque)
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
    blanks,
  }
}
