import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ApiException } from '#app/core/exceptions/api_exception'
import { inTransaction } from '#app/core/transact'
import { handOverFlowsIn } from '#app/flows/services/flows/hand_over_flows'
import { handOverPromptsIn } from '#app/prompts/services/hand_over_prompts'
import { changeOwner } from '#app/workspaces/services/hand_over_workspaces'

interface Handed {
  id: string
  /** Who asks, its owner. */
  personId: string
  newOwnerId: string
}

/**
 * Hands a workspace over to another member, with all that is in it: from then on it counts for the plan and the credits
 * of that member. What was charged before stays with the owner who paid for it.
 * @throws ApiException 404, 403 `role`, `plan_limit`, 409 `busy` while something runs in it
 */
export function handOverWorkspace({ id, personId, newOwnerId }: Handed): Promise<void> {
  return inTransaction(async (trx) => {
    await changeOwner({ id, personId, newOwnerId }, trx)
    await requireRest(id, trx)
    await handOverPromptsIn(id, newOwnerId, trx)
    await handOverFlowsIn(id, newOwnerId, trx)
  })
}

/** A run that has not ended holds a credit of the owner until now. */
async function requireRest(workspaceId: string, trx: TransactionClientContract): Promise<void> {
  for (const table of ['runs', 'batches']) {
    const open = trx.from(table).where('workspace_id', workspaceId).whereNull('ended_ms')
    if ((await open.select('id').first()) === null) continue
    throw new ApiException(
      409,
      'busy',
      'Something in this workspace still runs. Nothing was changed.',
      {
        hint: 'Wait until all runs have ended, or stop them.',
      }
    )
  }
}
