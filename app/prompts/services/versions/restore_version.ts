import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isRowNumber } from '#app/core/domain/row_number'
import { absent } from '#app/core/exceptions/api_exception'
import type Prompt from '#app/prompts/models/prompt'
import PromptVersion from '#app/prompts/models/prompt_version'
import { requireVersionCapacity } from '#app/prompts/services/row_limits'

export async function versionOf(
  prompt: Prompt,
  number: number,
  trx?: TransactionClientContract
): Promise<PromptVersion> {
  if (!isRowNumber(number)) throw absent('version')
  const version = await PromptVersion.query({ client: trx })
    .where('prompt_id', prompt.id)
    .where('number', number)
    .first()
  if (!version) throw absent('version')
  return version
}

/** Restoring adds a version that equals the old one; nothing in between is lost. */
export async function restoreVersion(
  prompt: Prompt,
  { number, authorId }: { number: number; authorId: string },
  trx: TransactionClientContract
): Promise<PromptVersion> {
  const old = await versionOf(prompt, number, trx)
  requireVersionCapacity(prompt)
  const { variant, content, improvements, reasoning, edits, blanks } = old
  prompt.merge({ draft: content, version: prompt.version + 1 })
  return PromptVersion.create(
    {
      promptId: prompt.id,
      number: prompt.version,
      title: prompt.title,
      ...{ variant, content, improvements, reasoning, edits, blanks },
      score: old.score,
      scoreFilled: old.scoreFilled,
      authorId,
      note: `Restored version ${number}.`,
    },
    { client: trx }
  )
}
