import db from '@adonisjs/lucid/services/db'
import { v7 } from 'uuid'
import {
  type Access,
  adminList,
  FORBIDDEN,
  type Made,
} from '#tests/functional/contract/access_entry'

/** A sync that has ended. */
const sync = async (): Promise<Made> => {
  await db.from('content_syncs').whereIn('state', ['queued', 'running']).delete()
  const id = v7()
  await db.table('content_syncs').insert({
    ...{ id, mode: 'full', is_dry_run: false, replaces_edits: false, state: 'succeeded' },
    ...{ starter: 'command', progress: '{}', created_ms: 0, requests: 0 },
  })
  return { id }
}

const none = async (): Promise<Made> => {
  await db.from('content_syncs').whereIn('state', ['queued', 'running']).delete()
  return {}
}

export const CONTENT_ACCESS: Record<string, Access> = {
  // No worker runs in these tests: what it answers once a sync has ended is tested with the syncs.
  'POST /api/admin/sync-notion': {
    ...{ ok: 202, given: none, except: FORBIDDEN, headers: { prefer: 'respond-async' } },
  },
  'GET /api/admin/content-source': adminList,
  'GET /api/admin/content-syncs': adminList,
  'POST /api/admin/content-syncs': {
    ...{ ok: 202, given: none, except: FORBIDDEN, body: () => ({ dryRun: true }) },
  },
  'GET /api/admin/content-syncs/:id': { ...adminList, given: sync },
  'GET /api/admin/content-syncs/:id/events': { ...adminList, given: sync },
  'DELETE /api/admin/content-syncs/:id': { ok: 204, given: sync, except: FORBIDDEN },
}
