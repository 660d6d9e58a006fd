import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { absent } from '#app/core/exceptions/api_exception'
import Flow from '#app/flows/models/flow'
import type { Deed } from '#app/workspaces/domain/roles'
import { onlyReadable, requireDeed } from '#app/workspaces/services/access'

interface Options {
  deleted?: boolean
  trx?: TransactionClientContract
  /** What the person wants to do with it. */
  to?: Deed
}

/**
 * A flow of a workspace that a person belongs to.
 * @throws ApiException 404, also for a flow of other people, 403 `role` where their role does not allow what they want
 */
export async function ownFlow(
  personId: string,
  id: string,
  { deleted = false, trx, to = 'edit' }: Options = {}
): Promise<Flow> {
  const query = onlyReadable(Flow.query({ client: trx }).where('id', id), personId, 'flows')
  if (!deleted) query.whereNull('deleted_at')
  const flow = await query.first()
  if (!flow) throw absent('flow')
  if (to !== 'read') await requireDeed(personId, flow, to, trx)
  return flow
}
