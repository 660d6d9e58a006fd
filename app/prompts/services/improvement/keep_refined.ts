import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Transact } from '#app/core/transact'
import { MAX_NOTE_LENGTH } from '#app/prompts/domain/limits'
import type { Lost } from '#app/prompts/domain/guard'
import type { Refined } from '#app/prompts/domain/model_rewrite/refinement'
import type Prompt from '#app/prompts/models/prompt'
import type PromptVersion from '#app/prompts/models/prompt_version'
import type { Assessment } from '#app/prompts/services/engine_thread'
import { newestVersion, saveVersion } from '#app/prompts/services/versions/save_version'
import { writePrompt, type Where, type Written } from '#app/prompts/services/write_prompt'

export interface RefinedPrompt {
  version: PromptVersion
  /** What the prompt no longer says, and the instruction did not name. */
  lost: Lost[]
  /** False where the draft was written elsewhere meanwhile: then it is as it was. */
  isDraft: boolean
}

interface Made {
  /** The draft that was refined, and the etag that the prompt had then. */
  draft: string
  etag: number
  instruction: string
  refined: Refined
  /** What the engine says of the draft, and of the refined text. */
  assessments: { draft: Assessment; refined: Assessment }
}

const KEPT_BEFORE = 'Saved before it was refined.'

/**
 * Keeps a refined text as the next version of its prompt, behind the draft that it was made of where that is no version
 * yet. A draft that was written elsewhere meanwhile stays.
 */
export function keepRefined(
  where: Where,
  { draft, etag, instruction, refined, assessments }: Made,
  transact: Transact<Written<RefinedPrompt>>
): Promise<Written<RefinedPrompt>> {
  const { userId: authorId } = where
  const keep = async (found: Prompt, trx: TransactionClientContract): Promise<RefinedPrompt> => {
    const isDraft = found.etag === etag || found.draft === draft
    const newest = await newestVersion(found, trx)
    if (newest?.content !== draft) {
      const before = { content: draft, note: KEPT_BEFORE, saved: false, authorId }
      await saveVersion(found, before, assessments.draft, trx)
    }
    const note = `Refined: ${instruction.replaceAll(/\s+/g, ' ').trim()}`.slice(0, MAX_NOTE_LENGTH)
    const after = { content: refined.text, note, saved: false, authorId }
    const version = await saveVersion(found, after, assessments.refined, trx)
    if (isDraft) found.draft = refined.text
    const { edits } = refined
    const improvements = [...new Set(edits.map(({ reason }) => reason))]
    await version.useTransaction(trx).merge({ edits, improvements }).save()
    return { version, lost: refined.lost, isDraft }
  }
  return writePrompt({ ...where, expected: null }, keep, transact)
}
