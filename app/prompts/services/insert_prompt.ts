import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Prompt from '#app/prompts/models/prompt'
import { requirePromptCapacity, requireSavedCapacity } from '#app/prompts/services/row_limits'

type Given = Pick<Prompt, 'original' | 'title' | 'category' | 'settings' | 'improvement'>

/** The values of a prompt that was just created. */
export function newPrompt(userId: string, given: Given) {
  return {
    ...given,
    draft: given.original,
    userId,
    tags: [] as string[],
    folder: null,
    version: 0,
    etag: 1,
    worked: null,
    importId: null,
  }
}

/** @throws ApiException 403 `limit_reached`, `plan_limit`. */
export async function insertPrompt(
  userId: string,
  given: Given,
  trx: TransactionClientContract,
  savedAt: DateTime | null = null
): Promise<Prompt> {
  await requirePromptCapacity(userId, trx)
  if (savedAt) await requireSavedCapacity(userId, trx)
  return Prompt.create({ ...newPrompt(userId, given), savedAt }, { client: trx })
}
