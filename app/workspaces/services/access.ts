import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { absent, ApiException } from '#app/core/exceptions/api_exception'
import { type Deed, mayDo, type Role, ROLES } from '#app/workspaces/domain/roles'

type Client = Pick<QueryClientContract, 'from'>

/** What is in a workspace: that of a team, or the personal one of its owner where `workspaceId` is null. */
export interface Placed {
  userId: string
  workspaceId: string | null
}

interface Rows {
  whereRaw(sql: string, bindings: string[]): unknown
}

const EDITING = ROLES.filter((role) => mayDo(role, 'edit'))

/**
 * Narrows a query to the rows that a person may read: what is in their personal workspace, and in the workspaces that
 * they are a member of. Whether they may change it, too, is for `requireDeed` to say.
 */
export const onlyReadable = <Query extends Rows>(rows: Query, personId: string, table: string) =>
  onlyAs(rows, personId, { table, roles: ROLES })

/** Narrows a query to the rows that a person may change. */
export const onlyEditable = <Query extends Rows>(rows: Query, personId: string, table: string) =>
  onlyAs(rows, personId, { table, roles: EDITING })

function onlyAs<Query extends Rows>(
  rows: Query,
  personId: string,
  { table, roles }: { table: string; roles: readonly Role[] }
): Query {
  const among =
    roles === ROLES ? '' : ` and role in (${roles.map((role) => `'${role}'`).join(', ')})`
  rows.whereRaw(
    `(${table}.workspace_id is null and ${table}.user_id = ? or ${table}.workspace_id in (
      select workspace_id from memberships where user_id = ?${among}))`,
    [personId, personId]
  )
  return rows
}

/** The role of a person in a workspace; null for people who are no members. */
export async function roleIn(
  workspaceId: string,
  personId: string,
  client: Client = db
): Promise<Role | null> {
  const member: { role: Role } | null = await client
    .from('memberships')
    .where({ workspace_id: workspaceId, user_id: personId })
    .select('role')
    .first()
  return member?.role ?? null
}

const CANNOT: Record<Deed, string> = {
  read: 'read what is in this workspace',
  decide: 'decide in this workspace',
  edit: 'change or run anything in this workspace',
  manage: 'manage this workspace',
}

/** 403: a member whose role does not allow this. */
export const beyondRole = (role: Role, deed: Deed): ApiException =>
  new ApiException(403, 'role', `As ${articled(role)}, you cannot ${CANNOT[deed]}.`, {
    hint: 'Ask the owner of the workspace for another role.',
  })

const articled = (role: Role) => (/^[aeiou]/.test(role) ? `an ${role}` : `a ${role}`)

/**
 * Requires that a person who can read something may also do more with it. What is in a personal workspace costs no
 * statement.
 * @throws ApiException 403 `role`, 404 for people who are no members
 */
export async function requireDeed(
  personId: string,
  { workspaceId, userId }: Placed,
  deed: Deed,
  client: Client = db
): Promise<void> {
  if (workspaceId === null) {
    if (userId !== personId) throw absent('item')
    return
  }
  const role = await roleIn(workspaceId, personId, client)
  if (role === null) throw absent('workspace')
  if (!mayDo(role, deed)) throw beyondRole(role, deed)
}

/** The role of a person in the workspace of something that they can read. */
export const roleFor = async (
  personId: string,
  { workspaceId }: Pick<Placed, 'workspaceId'>
): Promise<Role> =>
  workspaceId === null ? 'owner' : ((await roleIn(workspaceId, personId)) ?? 'viewer')

/** Whether a person can still read something. What is in a personal workspace costs no statement. */
export const isReadable = async (
  personId: string,
  { workspaceId, userId }: Placed
): Promise<boolean> =>
  workspaceId === null ? userId === personId : (await roleIn(workspaceId, personId)) !== null
