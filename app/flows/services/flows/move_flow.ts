import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ApiException } from '#app/core/exceptions/api_exception'
import { inTransaction } from '#app/core/transact'
import type Flow from '#app/flows/models/flow'
import { requireFlowCapacity } from '#app/flows/services/flows/flow_limits'
import { ownFlow } from '#app/flows/services/flows/own_flow'
import { targetWorkspace } from '#app/workspaces/services/target_workspace'

interface Move {
  id: string
  personId: string
  workspaceId: string
}

/**
 * Moves a flow to another workspace, with its versions, runs, batches and the links to it.
 * @throws ApiException 404, 403 `role`, `plan_limit`, `limit_reached`, 409 `busy` while it runs
 */
export function moveFlow({ id, personId, workspaceId }: Move): Promise<Flow> {
  return inTransaction(async (trx) => {
    const flow = await ownFlow(personId, id, { trx })
    const target = await targetWorkspace(personId, workspaceId, trx)
    await requireRest(id, trx)
    if (target.ownerId !== flow.userId) await requireFlowCapacity(target.ownerId, trx)
    const placed = { user_id: target.ownerId, workspace_id: target.id }
    await trx.from('runs').whereIn('id', runsOf(id, trx)).update(placed)
    await trx.from('batches').where('flow_id', id).update(placed)
    await trx.from('flow_share_links').where('flow_id', id).update({ user_id: target.ownerId })
    return flow.merge({ userId: target.ownerId, workspaceId: target.id }).save()
  })
}

/** The runs of a flow that are no part of runs of another one, with all runs inside them. */
const runsOf = (flowId: string, trx: TransactionClientContract) =>
  trx.raw(
    `with recursive inside (id) as (
      select id from runs where flow_id = ? and parent_run_id is null
      union all select runs.id from runs join inside on runs.parent_run_id = inside.id)
    select id from inside`,
    [flowId]
  )

/** A run that has not ended holds a credit of the owner until now. */
async function requireRest(flowId: string, trx: TransactionClientContract): Promise<void> {
  for (const table of ['runs', 'batches']) {
    const open = trx.from(table).where('flow_id', flowId).whereNull('ended_ms')
    if ((await open.select('id').first()) === null) continue
    throw new ApiException(409, 'busy', 'This flow still runs. Nothing was changed.', {
      hint: 'Wait until all of its runs have ended, or stop them.',
    })
  }
}
