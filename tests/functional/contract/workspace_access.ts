import type { SignedClient } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'
import { type Access, list, type Made } from '#tests/functional/contract/access_entry'
import { addMember, WORKSPACES } from '#tests/functional/workspaces/team'

const workspace = async ({ user, post }: SignedClient): Promise<Made> => {
  await user.merge({ plan: 'pro' }).save()
  return { id: (await post(WORKSPACES, { name: 'Given' })).body().id }
}

/** Of a person on the Pro plan. */
const withMember = async (owner: SignedClient): Promise<Made> => {
  const { id } = await workspace(owner)
  const { id: memberId } = await createPerson({ plan: 'pro' })
  await addMember(id, memberId, 'viewer')
  return { id, memberId }
}

const invited = async (owner: SignedClient): Promise<Made> => {
  const { id } = await workspace(owner)
  const made = await owner.post(`${WORKSPACES}/${id}/invitations`, { role: 'viewer' })
  const { id: invitationId, url } = made.body()
  return { id, invitationId, token: url.split('/').at(-1) }
}

export const WORKSPACE_ACCESS: Record<string, Access> = {
  'GET /api/workspaces': list,
  // The person who asks is on the Free plan.
  'POST /api/workspaces': {
    ...{ ok: 403, body: () => ({ name: 'Made' }) },
  },
  'PATCH /api/workspaces/:id': {
    ...{ ok: 200, owned: true, given: workspace, body: () => ({ name: 'T' }) },
  },
  'PUT /api/workspaces/:id/owner': {
    ...{ ok: 204, owned: true, given: withMember },
    body: ({ memberId }) => ({ personId: memberId }),
  },
  'GET /api/workspaces/:id/members': { ...list, owned: true, given: workspace },
  'PATCH /api/workspaces/:id/members/:memberId': {
    ...{ ok: 204, owned: true, given: withMember, body: () => ({ role: 'editor' }) },
  },
  'DELETE /api/workspaces/:id/members/:memberId': { ok: 204, owned: true, given: withMember },
  'GET /api/workspaces/:id/invitations': { ...list, owned: true, given: workspace },
  'POST /api/workspaces/:id/invitations': {
    ...{ ok: 201, owned: true, given: workspace, body: () => ({ role: 'viewer' }) },
  },
  'DELETE /api/workspaces/:id/invitations/:invitationId': {
    ...{ ok: 204, owned: true, given: invited },
  },
  'GET /api/invitations/:token': { ...list, given: invited },
  'POST /api/invitations/:token': { ok: 200, given: invited },
}
