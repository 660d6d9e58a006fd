import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { absent } from '#app/core/exceptions/api_exception'
import { type Deed, mayDo, type Role } from '#app/workspaces/domain/roles'
import { beyondRole } from '#app/workspaces/services/access'

/** Where a request lists and creates things. */
export interface CurrentWorkspace {
  /** Null for a personal workspace. */
  id: string | null
  /** Whose plan and credits count. */
  ownerId: string
  /** Who asks. */
  personId: string
}

/** The personal workspace of somebody. */
export const personalWorkspace = (personId: string): CurrentWorkspace => ({
  id: null,
  ownerId: personId,
  personId,
})

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * The workspace that a request names in its header `Hone-Workspace`, or in `workspace` of its address where it can send
 * no headers. Without either it is the personal one, whose id is that of the person.
 * @throws ApiException 404 where the person is no member, 403 `role`
 */
export async function currentWorkspace(
  { auth, request }: HttpContext,
  deed: Deed
): Promise<CurrentWorkspace> {
  const { id: personId } = auth.getUserOrFail()
  const named = request.header('hone-workspace') ?? queried(request.qs().workspace)
  if (named === undefined || named === personId) return personalWorkspace(personId)
  if (!UUID.test(named)) throw absent('workspace')
  const found: { role: Role; owner_id: string } | null = await db
    .from('memberships')
    .join('workspaces', 'workspaces.id', 'memberships.workspace_id')
    .where({ 'memberships.workspace_id': named, 'memberships.user_id': personId })
    .select('memberships.role', 'workspaces.owner_id')
    .first()
  if (!found) throw absent('workspace')
  if (!mayDo(found.role, deed)) throw beyondRole(found.role, deed)
  return { id: named, ownerId: found.owner_id, personId }
}

const queried = (value: unknown) => (typeof value === 'string' ? value : undefined)

interface Rows {
  where(column: string, value: string): unknown
  whereNull(column: string): unknown
}

/** Narrows a query to what is in a workspace. */
export function inWorkspace<Query extends Rows>(
  rows: Query,
  { id, ownerId }: Pick<CurrentWorkspace, 'id' | 'ownerId'>,
  table: string
): Query {
  if (id === null) {
    rows.where(`${table}.user_id`, ownerId)
    rows.whereNull(`${table}.workspace_id`)
  } else {
    rows.where(`${table}.workspace_id`, id)
  }
  return rows
}

/** What a row in a workspace says about where it is and who created it. */
export const placedIn = ({ id, ownerId, personId }: CurrentWorkspace) => ({
  userId: ownerId,
  workspaceId: id,
  createdBy: personId,
})
