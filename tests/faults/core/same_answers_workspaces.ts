import type { Step } from '#tests/faults/core/same_answers_step'

const ABSENT = { id: '01900000-0000-7000-8000-000000000000' }
const TEAM = { id: '{team}' }
const NO_LINK = { token: 'x'.repeat(32) }
const WORKSPACES = '/api/workspaces'
const IN_TEAM = { 'hone-workspace': ABSENT.id }

/** They need the Pro plan. */
export const workspaceSteps: Step[] = [
  { key: 'GET /api/auth/user', keep: { me: 'id' } },
  {
    key: 'PUT /api/admin/users/{id}/plan',
    params: { id: '{me}' },
    body: { plan: 'pro', until: '2200-01-01T00:00:00Z' },
    isShape: true,
  },
  { key: `POST ${WORKSPACES}`, body: { name: 'Ärger' }, keep: { team: 'id' } },
  { key: `POST ${WORKSPACES}`, body: { name: ' ' } },
  { key: `GET ${WORKSPACES}` },
  { key: `PATCH ${WORKSPACES}/{id}`, params: TEAM, body: { name: 'Zoo' } },
  { key: `PATCH ${WORKSPACES}/{id}`, params: ABSENT, body: { name: 'Zoo' } },
  { key: `GET ${WORKSPACES}/{id}/members`, params: TEAM },
  {
    key: `PATCH ${WORKSPACES}/{id}/members/{memberId}`,
    params: { ...TEAM, memberId: '{me}' },
    body: { role: 'viewer' },
  },
  {
    key: `DELETE ${WORKSPACES}/{id}/members/{memberId}`,
    params: { ...TEAM, memberId: ABSENT.id },
  },
  { key: `PUT ${WORKSPACES}/{id}/owner`, params: TEAM, body: { personId: ABSENT.id } },
  {
    key: `POST ${WORKSPACES}/{id}/invitations`,
    params: TEAM,
    body: { role: 'editor', email: 'Élan@hone.test' },
  },
  {
    key: `POST ${WORKSPACES}/{id}/invitations`,
    params: TEAM,
    body: { role: 'viewer' },
    keep: { invitation: 'id' },
  },
  { key: `GET ${WORKSPACES}/{id}/invitations`, params: TEAM },
  {
    key: `DELETE ${WORKSPACES}/{id}/invitations/{invitationId}`,
    params: { ...TEAM, invitationId: '{invitation}' },
  },
  { key: 'GET /api/invitations/{token}', params: NO_LINK },
  { key: 'POST /api/invitations/{token}', params: NO_LINK, body: {} },
  { key: 'GET /api/flows', headers: IN_TEAM },
  { key: 'PUT /api/prompts/{id}/workspace', params: ABSENT, body: { workspaceId: ABSENT.id } },
  { key: 'PUT /api/flows/{id}/workspace', params: ABSENT, body: { workspaceId: ABSENT.id } },
]
