import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/auth/models/user'
import type { Role } from '#app/workspaces/domain/roles'
import { asPerson, type SignedClient } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'

export const WORKSPACES = '/api/workspaces'

/** Whoever asks for something in a workspace. A former member was an editor, and a stranger never was a member. */
export type TeamVisitor = Role | 'former' | 'stranger'

export const TEAM_VISITORS: TeamVisitor[] = [
  ...(['owner', 'editor', 'approver', 'viewer', 'former', 'stranger'] as const),
]

export interface Team {
  id: string
  /** Their requests name the workspace. */
  as: Record<TeamVisitor, SignedClient>
}

/** The workspace of a team, and a person of each kind. */
export async function newTeam(client: ApiClient): Promise<Team> {
  const owner = await createPerson({ plan: 'pro', firstName: 'Olga', emailVerified: true })
  const made = await (await asPerson(client, owner)).post(WORKSPACES, { name: 'Kestrel' })
  const id: string = made.body().id
  const signed = (user: User) => asPerson(client, user, ['read', 'write'], id)
  const member = async (role: Role) => {
    const person = await createPerson({ emailVerified: true })
    await addMember(id, person.id, role)
    return signed(person)
  }
  const as = {
    ...{ owner: await signed(owner), editor: await member('editor') },
    ...{ approver: await member('approver'), viewer: await member('viewer') },
    ...{ former: await member('editor'), stranger: await signed(await createPerson()) },
  }
  await db.from('memberships').where('user_id', as.former.user.id).delete()
  return { id, as }
}

export const addMember = (workspaceId: string, personId: string, role: Role) =>
  db.table('memberships').insert({
    ...{ workspace_id: workspaceId, user_id: personId, role, joined_ms: Date.now() },
  })
