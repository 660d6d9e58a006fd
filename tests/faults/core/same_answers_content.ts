import type { Step } from '#tests/faults/core/same_answers_step'

const ABSENT = { id: '01900000-0000-7000-8000-000000000000' }
const OWN = { id: '{sync}' }
/** Ids and times differ, and how far a sync is depends on the moment. */
const SHAPE = { isShape: true }

export const contentSteps: Step[] = [
  { key: 'GET /api/admin/content-source' },
  { key: 'GET /api/admin/content-syncs' },
  { key: 'POST /api/admin/content-syncs', body: { mode: 'none' } },
  { key: 'POST /api/admin/content-syncs', body: {}, keep: { sync: 'id' }, ...SHAPE },
  { key: 'DELETE /api/admin/content-syncs/{id}', params: OWN },
  { key: 'GET /api/admin/content-syncs/{id}', params: ABSENT },
  { key: 'GET /api/admin/content-syncs/{id}/events', params: ABSENT },
  { key: 'POST /api/admin/sync-notion', headers: { prefer: 'respond-async' }, ...SHAPE },
]
