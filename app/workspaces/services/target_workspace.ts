import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  type CurrentWorkspace,
  personalWorkspace,
} from '#app/workspaces/services/current_workspace'
import { requireWorkspace } from '#app/workspaces/services/workspaces'

/**
 * The workspace that something is moved to, whose id is that of the person for their personal one.
 * @throws ApiException 404 where the person is no member, 403 `role`
 */
export async function targetWorkspace(
  personId: string,
  id: string,
  trx: TransactionClientContract
): Promise<CurrentWorkspace> {
  if (id === personId) return personalWorkspace(personId)
  const { ownerId } = await requireWorkspace({ id, personId }, 'edit', trx)
  return { id, ownerId, personId }
}
