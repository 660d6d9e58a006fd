import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Prompt from '#app/prompts/models/prompt'
import { type CurrentWorkspace, placedIn } from '#app/workspaces/services/current_workspace'
import { requirePromptCapacity, requireSavedCapacity } from '#app/prompts/services/row_limits'

type Given = Pick<Prompt, 'original' | 'title' | 'category' | 'settings' | 'improvement'>

/** The values of a prompt that was just created. */
export function newPrompt(workspace: CurrentWorkspace, given: Given) {
  return {
    ...given,
    draft: given.original,
    ...placedIn(workspace),
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
  workspace: CurrentWorkspace,
  given: Given,
  trx: TransactionClientContract,
  savedAt: DateTime | null = null
): Promise<Prompt> {
  await requirePromptCapacity(workspace.ownerId, trx)
  if (savedAt) await requireSavedCapacity(workspace.ownerId, trx)
  return Prompt.create({ ...newPrompt(workspace, given), savedAt }, { client: trx })
}
