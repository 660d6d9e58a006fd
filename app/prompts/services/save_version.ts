import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { unacceptable } from '#app/core/exceptions/api_exception'
import { analyse } from '#app/prompts/domain/analyse'
import { readBlanks } from '#app/prompts/domain/blanks'
import type { Variant, VariantId } from '#app/prompts/domain/types'
import type Prompt from '#app/prompts/models/prompt'
import PromptVersion from '#app/prompts/models/prompt_version'
import { requireRoomForVersion } from '#app/prompts/services/row_limits'

interface Choice {
  content?: string
  variant?: VariantId
  note?: string
  /** Whether the person keeps the prompt with it; a link or a try alone does not, and leaves the draft as it is. */
  saved?: boolean
}

/** Makes the next version of a prompt from its draft, from a text, or from one of its variants. */
export async function saveVersion(
  prompt: Prompt,
  { content, variant, note, saved = true }: Choice,
  trx: TransactionClientContract
): Promise<PromptVersion> {
  const chosen = variant ? variantOf(prompt, variant) : null
  const text = content ?? chosen?.content ?? prompt.draft
  if (text.trim() === '') throw unacceptable({ content: 'The prompt is empty.' })

  const newest = saved ? null : await newestVersion(prompt, trx)
  if (newest?.content === text) return newest

  requireRoomForVersion(prompt)
  const accepted = chosen && chosen.content === text ? chosen : null
  prompt.version += 1
  if (saved) prompt.merge({ draft: text, savedAt: prompt.savedAt ?? DateTime.utc() })
  return PromptVersion.create(
    {
      ...(accepted ? judged(accepted) : freshlyJudged(text)),
      promptId: prompt.id,
      number: prompt.version,
      variant: variant ?? null,
      title: chosen?.title ?? prompt.title,
      content: text,
      authorId: prompt.userId,
      note: note ?? sentence(accepted, variant, chosen),
    },
    { client: trx }
  )
}

export function newestVersion({ id, version }: Prompt, client: TransactionClientContract) {
  return PromptVersion.query({ client }).where({ prompt_id: id, number: version }).first()
}

function variantOf(prompt: Prompt, id: VariantId): Variant {
  const found = prompt.improvement?.variants.find((variant) => variant.id === id)
  if (!found) throw unacceptable({ variant: `This prompt has no ${id} version to accept.` })
  return found
}

function judged(variant: Variant) {
  const { improvements, reasoning, edits, blanks, score, scoreFilled } = variant
  return { improvements, reasoning, edits, blanks, score, scoreFilled }
}

function freshlyJudged(text: string) {
  const { score } = analyse(text)
  return {
    improvements: [],
    reasoning: '',
    edits: [],
    blanks: readBlanks(text),
    score: score.value,
    scoreFilled: score.filled,
  }
}

function sentence(accepted: Variant | null, id: VariantId | undefined, chosen: Variant | null) {
  if (accepted) return `Accepted the ${id} version.`
  if (chosen) return `Accepted the ${id} version with changes of your own.`
  return 'Saved.'
}
