import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { can } from '#app/billing/services/plan/can'
import { absent, limitReached, refused } from '#app/core/exceptions/api_exception'
import type { Transact } from '#app/core/transact'
import { type Deed, MAX_OWNED_WORKSPACES, mayDo, type Role } from '#app/workspaces/domain/roles'
import Workspace from '#app/workspaces/models/workspace'
import { beyondRole } from '#app/workspaces/services/access'

type Client = Pick<QueryClientContract, 'from'>

/** A workspace as one of its members sees it. */
export interface FoundWorkspace {
  id: string
  /** Empty for the personal one. */
  name: string
  isPersonal: boolean
  role: Role
  ownerId: string
  memberCount: number
}

/** The personal workspace of somebody, which has no row. */
const personal = (personId: string): FoundWorkspace => ({
  id: personId,
  name: '',
  isPersonal: true,
  role: 'owner',
  ownerId: personId,
  memberCount: 1,
})

/** Creates the workspace of a team. @throws ApiException 403 `plan_limit`, `limit_reached` */
export function createWorkspace(
  personId: string,
  name: string,
  transact: Transact<FoundWorkspace>
): Promise<FoundWorkspace> {
  return transact(async (trx) => {
    await requireCapacity(personId, trx)
    const { id } = await Workspace.create({ name, ownerId: personId }, { client: trx })
    await addMember({ workspaceId: id, personId, role: 'owner' }, trx)
    return { id, name, isPersonal: false, role: 'owner', ownerId: personId, memberCount: 1 }
  })
}

async function requireCapacity(personId: string, trx: TransactionClientContract): Promise<void> {
  const creating = await can(personId, { name: 'own_workspace' }, trx)
  if (!creating.ok) throw refused(creating)
  const [{ total }] = await trx.from('workspaces').where('owner_id', personId).count('* as total')
  if (Number(total) < MAX_OWNED_WORKSPACES) return
  throw limitReached(
    `You have reached the limit of ${MAX_OWNED_WORKSPACES} workspaces.`,
    'Hand one of them over to another member.'
  )
}

export const addMember = (
  { workspaceId, personId, role }: { workspaceId: string; personId: string; role: Role },
  trx: TransactionClientContract
) =>
  trx.table('memberships').insert({
    ...{ workspace_id: workspaceId, user_id: personId, role, joined_ms: Date.now() },
  })

interface Row {
  id: string
  name: string
  owner_id: string
  role: Role
  members: number | string
}

const COLUMNS = ['workspaces.id', 'workspaces.name', 'workspaces.owner_id', 'memberships.role']

const ofMember = (personId: string, client: Client) =>
  client
    .from('memberships')
    .join('workspaces', 'workspaces.id', 'memberships.workspace_id')
    .where('memberships.user_id', personId)
    .select(COLUMNS)
    .select(
      db.raw(
        `(select count(*) from memberships as other where other.workspace_id = workspaces.id) as members`
      )
    )

const foundFrom = ({ id, name, owner_id: ownerId, role, members }: Row): FoundWorkspace => ({
  ...{ id, name, isPersonal: false, role, ownerId },
  memberCount: Number(members),
})

/** The workspaces of a person: the personal one, then the others by name. */
export async function findWorkspaces(personId: string): Promise<FoundWorkspace[]> {
  const rows: Row[] = await ofMember(personId, db)
    .orderBy('workspaces.name')
    .orderBy('workspaces.id')
  return [personal(personId), ...rows.map(foundFrom)]
}

/**
 * The workspace of a team, for a member whose role allows `deed`.
 * @throws ApiException 404 for people who are no members, 403 `role`
 */
export async function requireWorkspace(
  { id, personId }: { id: string; personId: string },
  deed: Deed,
  client: Client = db
): Promise<FoundWorkspace> {
  const row: Row | null = await ofMember(personId, client).where('workspaces.id', id).first()
  if (!row) throw absent('workspace')
  if (!mayDo(row.role, deed)) throw beyondRole(row.role, deed)
  return foundFrom(row)
}

/** @throws ApiException 404, 403 `role` */
export async function renameWorkspace(
  where: { id: string; personId: string },
  name: string
): Promise<FoundWorkspace> {
  const found = await requireWorkspace(where, 'manage')
  await Workspace.query().where('id', found.id).update({ name })
  return { ...found, name }
}

/** Whether a person owns a workspace that others belong to. */
export const ownsTeams = async (personId: string, client: Client = db): Promise<boolean> =>
  (await client
    .from('memberships')
    .join('workspaces', 'workspaces.id', 'memberships.workspace_id')
    .where('workspaces.owner_id', personId)
    .whereNot('memberships.user_id', personId)
    .first()) !== null
