import { applyEdits } from '#app/prompts/domain/edits'
import { guard, type guardOf } from '#app/prompts/domain/guard'
import { wordsIn, type Brief } from '#app/prompts/domain/variants/brief'
import { withinBudget } from '#app/prompts/domain/variants/budget'
import { compose } from '#app/prompts/domain/variants/compose'
import { ownListEdits } from '#app/prompts/domain/variants/own_list'
import { planFor } from '#app/prompts/domain/variants/plan'
import { toneEdits } from '#app/prompts/domain/variants/tone_edits'
import type { Edit, VariantId } from '#app/prompts/domain/types'

/** The edits of one variant over the original text, before the guard has seen them. */
export function draft(id: VariantId, brief: Brief, cleaning: Edit[]): Edit[] {
  const tone = toneEdits(brief)
  const rest = tone.length
    ? { ...brief, moved: brief.moved.filter((setting) => setting !== 'tone') }
    : brief
  const layout =
    id === 'structured' && !brief.excellent && !brief.guided ? ownListEdits(brief.reading) : []
  const blocks = withinBudget(planFor(id, rest), wordsIn(brief.reading.text))
  return compose(rest, blocks, [...tone, ...layout, ...cleaning])
}

/**
 * Lets the guard look at a draft. Where something would be lost, the edits that take it away are
 * dropped; should that not be enough, only insertions stay.
 */
export function guarded(text: string, edits: Edit[], watch: ReturnType<typeof guardOf>): Edit[] {
  const safe = (list: Edit[]) => watch(applyEdits(text, list)).ok
  if (safe(edits)) return edits
  const isSafe = remembered(({ before, after }) => guard(before, after).ok)
  const kept = edits.filter(isSafe)
  if (safe(kept)) return kept
  const insertions = edits.filter(({ before }) => before === '')
  return safe(insertions) ? insertions : []
}

/** The same words are replaced in many places of a long text, and are looked at once. */
function remembered(look: (edit: Edit) => boolean): (edit: Edit) => boolean {
  const known = new Map<string, boolean>()
  return (edit) => {
    const key = `${edit.before}\0${edit.after}`
    const found = known.get(key) ?? look(edit)
    known.set(key, found)
    return found
  }
}
