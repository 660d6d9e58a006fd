import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isBlankText } from '#app/core/domain/blank_text'
import { stale, unacceptable } from '#app/core/exceptions/api_exception'
import type { Variant, VariantId } from '#app/prompts/domain/types'
import type Prompt from '#app/prompts/models/prompt'
import PromptVersion from '#app/prompts/models/prompt_version'
import { inEngine } from '#app/prompts/services/engine_pool'
import type { Assessment } from '#app/prompts/services/engine_thread'
import type { EngineCaller } from '#app/prompts/services/fair_engine'
import { requireVersionCapacity } from '#app/prompts/services/row_limits'

export interface Choice {
  content?: string
  variant?: VariantId
  note?: string
  /** Whether the person keeps the prompt with it; a link or a try alone does not, and leaves the draft as it is. */
  saved?: boolean
}

/** A choice, and whose it is. */
type AuthoredChoice = Choice & { authorId: string }

/** What should come back of a prompt, as its writer chose it, or null. */
export const kindIn = ({ settings }: Pick<Prompt, 'settings'>): string | null =>
  settings.kind ?? null

/**
 * What the engine says of the text that a choice makes a version of; null where nothing new has to be assessed. It is
 * asked before the transaction that saves the version.
 */
export async function assessChoice(
  prompt: Prompt,
  choice: Choice,
  caller: EngineCaller
): Promise<Assessment | null> {
  const { text, accepted } = chosenText(prompt, choice)
  if (accepted || isBlankText(text)) return null
  const newest = choice.saved === false ? await newestVersion(prompt) : null
  return newest?.content === text
    ? null
    : inEngine(caller, 'assess', { text, kind: kindIn(prompt) })
}

/**
 * Makes the next version of a prompt from its draft, from a text, or from one of its variants, whose values it keeps.
 * @throws ApiException 422 where there is no text, 409 where it is not the one that was assessed.
 */
export async function saveVersion(
  prompt: Prompt,
  choice: AuthoredChoice,
  assessment: Assessment | null,
  trx: TransactionClientContract
): Promise<PromptVersion> {
  const { variant, note, saved = true } = choice
  const { text, chosen, accepted } = chosenText(prompt, choice)
  if (isBlankText(text)) throw unacceptable({ content: 'The prompt is empty.' })

  const newest = saved ? null : await newestVersion(prompt, trx)
  if (newest?.content === text) return newest
  if (!accepted && assessment?.text !== text) throw stale('prompt')

  requireVersionCapacity(prompt)
  prompt.version += 1
  if (saved) prompt.merge({ draft: text, savedAt: prompt.savedAt ?? DateTime.utc() })
  return PromptVersion.create(
    {
      ...(accepted ? valuesOf(accepted) : assessedValues(assessment!)),
      promptId: prompt.id,
      number: prompt.version,
      variant: variant ?? null,
      title: prompt.title,
      content: text,
      authorId: choice.authorId,
      note: note ?? sentence(accepted, variant, chosen),
    },
    { client: trx }
  )
}

export function newestVersion({ id, version }: Prompt, client?: TransactionClientContract) {
  return PromptVersion.query({ client }).where({ prompt_id: id, number: version }).first()
}

/** The text, the variant that it comes from, and the same where the text is that variant word for word. */
function chosenText(prompt: Prompt, { content, variant }: Choice) {
  const chosen = variant ? variantOf(prompt, variant) : null
  const text = content ?? chosen?.content ?? prompt.draft
  return { text, chosen, accepted: chosen?.content === text ? chosen : null }
}

function variantOf(prompt: Prompt, id: VariantId): Variant {
  const found = prompt.improvement?.variants.find((variant) => variant.id === id)
  if (!found) throw unacceptable({ variant: `This prompt has no ${id} variant to accept.` })
  return found
}

function valuesOf({ improvements, reasoning, edits, blanks, score, scoreFilled }: Variant) {
  return { improvements, reasoning, edits, blanks, score, scoreFilled }
}

function assessedValues({ blanks, score, scoreFilled }: Assessment) {
  return { improvements: [], reasoning: '', edits: [], blanks, score, scoreFilled }
}

function sentence(accepted: Variant | null, id: VariantId | undefined, chosen: Variant | null) {
  if (accepted) return `Saved the ${id} variant.`
  if (chosen) return `Saved the ${id} variant with your changes.`
  return 'Saved.'
}
