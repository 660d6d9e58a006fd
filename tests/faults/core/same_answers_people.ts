import type { Step } from '#tests/faults/core/same_answers_step'

const ABSENT = { id: '01900000-0000-7000-8000-000000000000' }
const OWN = { id: '{me}' }
const USERS = '/api/admin/users'

/** The administrator acts on their own account, which some actions refuse. */
export const peopleSteps: Step[] = [
  { key: 'GET /api/auth/user', keep: { me: 'id' } },
  { key: `GET ${USERS}`, query: 'search=ann@hone&only=administrators' },
  { key: `GET ${USERS}`, query: 'search=ANN%25' },
  { key: `GET ${USERS}`, query: 'only=nobody' },
  { key: `GET ${USERS}/{id}`, params: OWN, isShape: true },
  { key: `GET ${USERS}/{id}`, params: ABSENT },
  { key: `PATCH ${USERS}/{id}`, params: OWN, body: { isAdmin: false } },
  { key: `PATCH ${USERS}/{id}`, params: OWN, body: { isAdmin: 'no' } },
  { key: `PUT ${USERS}/{id}/plan`, params: OWN, body: { plan: 'gold' } },
  {
    key: `PUT ${USERS}/{id}/plan`,
    params: OWN,
    body: { plan: 'pro', until: '2200-01-01T00:00:00Z' },
    isShape: true,
  },
  { key: `PUT ${USERS}/{id}/suspension`, params: OWN, body: { reason: 'Ärger' } },
  { key: `PUT ${USERS}/{id}/suspension`, params: OWN, body: { reason: ' ' } },
  { key: `DELETE ${USERS}/{id}/suspension`, params: OWN },
  { key: `POST ${USERS}/{id}/credits`, params: OWN, body: { amount: 5, reason: 'Danke' } },
  { key: `POST ${USERS}/{id}/credits`, params: OWN, body: { amount: 0.5, reason: '' } },
  { key: `GET ${USERS}/{id}/sessions`, params: OWN },
  { key: `DELETE ${USERS}/{id}/sessions`, params: OWN },
  {
    key: `DELETE ${USERS}/{id}/sessions/{sessionId}`,
    params: { ...OWN, sessionId: ABSENT.id },
  },
  { key: 'GET /api/admin/audit-entries', query: 'limit=3', isShape: true },
  { key: 'GET /api/admin/audit-entries', query: 'personId=somebody' },
]
