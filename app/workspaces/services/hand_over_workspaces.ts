import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { can } from '#app/billing/services/plan/can'
import { absent, refused } from '#app/core/exceptions/api_exception'
import { roleIn } from '#app/workspaces/services/access'
import { requireWorkspace } from '#app/workspaces/services/workspaces'

interface Handed {
  id: string
  /** Who asks, its owner. */
  personId: string
  newOwnerId: string
}

/**
 * Makes a member the owner of a workspace. The owner until now stays as an editor.
 * @throws ApiException 404, 403 `role`, `plan_limit` where the plan of the member does not allow it
 */
export async function changeOwner(
  { id, personId, newOwnerId }: Handed,
  trx: TransactionClientContract
): Promise<void> {
  await requireWorkspace({ id, personId }, 'manage', trx)
  if ((await roleIn(id, newOwnerId, trx)) === null) throw absent('member')
  const owning = await can(newOwnerId, { name: 'own_workspace' }, trx)
  if (!owning.ok) throw refused({ ...owning, offer: undefined })
  const members = () => trx.from('memberships').where('workspace_id', id)
  await members().where('user_id', personId).update({ role: 'editor' })
  await members().where('user_id', newOwnerId).update({ role: 'owner' })
  await trx.from('workspaces').where({ id }).update({ owner_id: newOwnerId })
}

/** Makes the workspaces and memberships of one person another's, who keeps their own memberships. */
export async function handOverWorkspaces(
  from: string,
  to: string,
  trx: TransactionClientContract
): Promise<void> {
  const owned = () => trx.from('workspaces').where('owner_id', to).select('id')
  const known = trx.from('memberships').where('user_id', to).select('workspace_id')
  await trx.from('workspaces').where('owner_id', from).update({ owner_id: to })
  await trx
    .from('memberships')
    .where('user_id', from)
    .whereNotIn('workspace_id', known)
    .update({ user_id: to })
  await trx.from('memberships').where('user_id', from).delete()
  await trx
    .from('memberships')
    .where('user_id', to)
    .whereIn('workspace_id', owned())
    .update({ role: 'owner' })
  await trx.from('invitations').where('user_id', from).update({ user_id: to })
}
