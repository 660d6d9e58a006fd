import db from '@adonisjs/lucid/services/db'
import { publishAccessEnd } from '#app/auth/services/access_topic'
import { absent, ApiException } from '#app/core/exceptions/api_exception'
import { inTransaction } from '#app/core/transact'
import type { GivenRole, Role } from '#app/workspaces/domain/roles'
import { requireWorkspace } from '#app/workspaces/services/workspaces'

export interface Member {
  id: string
  firstName: string | null
  lastName: string | null
  email: string | null
  profileImageUrl: string | null
  role: Role
  joinedMs: number
}

interface Row {
  id: string
  first_name: string | null
  last_name: string | null
  email: string | null
  profile_image_url: string | null
  role: Role
  joined_ms: number | string
}

/** The members of a workspace, those who joined first before others. */
export async function findMembers(workspaceId: string): Promise<Member[]> {
  const rows: Row[] = await db
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('memberships.workspace_id', workspaceId)
    .select('users.id', 'users.first_name', 'users.last_name', 'users.email')
    .select('users.profile_image_url', 'memberships.role', 'memberships.joined_ms')
    .orderBy('memberships.joined_ms')
    .orderBy('users.id')
  return rows.map(({ joined_ms: joined, ...row }) => ({
    ...{ id: row.id, firstName: row.first_name, lastName: row.last_name, email: row.email },
    ...{ profileImageUrl: row.profile_image_url, role: row.role, joinedMs: Number(joined) },
  }))
}

interface Whom {
  id: string
  personId: string
  /** The member whom it is about. */
  memberId: string
}

/** 409: the workspace would have no owner. */
const ownerStays = () =>
  new ApiException(409, 'owner', 'A workspace needs its owner. Nothing was changed.', {
    hint: 'Hand over the ownership to another member first.',
  })

/** @throws ApiException 404, 403 `role`, 409 for the owner */
export function changeRole({ id, personId, memberId }: Whom, role: GivenRole): Promise<void> {
  return inTransaction(async (trx) => {
    const { ownerId } = await requireWorkspace({ id, personId }, 'manage', trx)
    if (memberId === ownerId) throw ownerStays()
    const changed = await trx
      .from('memberships')
      .where({ workspace_id: id, user_id: memberId })
      .update({ role })
    if (Number(changed) === 0) throw absent('member')
    await publishAccessEnd(memberId, trx)
  })
}

/**
 * Ends a membership: the owner removes a member, or a member leaves. What the member created stays.
 * Their open event streams end at once.
 * @throws ApiException 404, 403 `role`, 409 for the owner
 */
export function endMembership({ id, personId, memberId }: Whom): Promise<void> {
  return inTransaction(async (trx) => {
    const deed = memberId === personId ? 'read' : 'manage'
    const { ownerId } = await requireWorkspace({ id, personId }, deed, trx)
    if (memberId === ownerId) throw ownerStays()
    const removed = await trx
      .from('memberships')
      .where({ workspace_id: id, user_id: memberId })
      .delete()
    if (Number(removed) === 0) throw absent('member')
    await publishAccessEnd(memberId, trx)
  })
}
