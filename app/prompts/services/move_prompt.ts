import { inTransaction } from '#app/core/transact'
import type Prompt from '#app/prompts/models/prompt'
import { ownPrompt } from '#app/prompts/services/own_prompt'
import { requirePromptCapacity, requireSavedCapacity } from '#app/prompts/services/row_limits'
import { targetWorkspace } from '#app/workspaces/services/target_workspace'

interface Move {
  id: string
  personId: string
  workspaceId: string
}

/**
 * Moves a prompt to another workspace, with its versions and the links to it.
 * @throws ApiException 404, 403 `role`, `plan_limit`, `limit_reached` where the owner of that workspace can have no more
 */
export function movePrompt({ id, personId, workspaceId }: Move): Promise<Prompt> {
  return inTransaction(async (trx) => {
    const prompt = await ownPrompt(personId, id, { trx })
    const target = await targetWorkspace(personId, workspaceId, trx)
    if (target.ownerId !== prompt.userId) {
      await requirePromptCapacity(target.ownerId, trx)
      if (prompt.savedAt) await requireSavedCapacity(target.ownerId, trx)
      await trx.from('share_links').where('prompt_id', id).update({ user_id: target.ownerId })
    }
    return prompt.merge({ userId: target.ownerId, workspaceId: target.id }).save()
  })
}
