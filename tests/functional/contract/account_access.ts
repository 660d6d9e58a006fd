import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { EXPORTS, PARTS } from '#app/account/services/exports/export_rows'
import type { SignedClient } from '#tests/helpers/api'
import type { Access, Entry, Made } from '#tests/functional/contract/access_entry'

const download = async ({ user }: SignedClient): Promise<Made> => {
  const id = randomUUID()
  const figures = { done_rows: 1, total_rows: 1, bytes: 3, created_ms: Date.now() }
  await db.table(EXPORTS).insert({ id, user_id: user.id, status: 'ready', ...figures })
  await db.table(PARTS).insert({ export_id: id, position: 0, data: btoa('zip') })
  return { id }
}

const leaving = async ({ user }: SignedClient): Promise<Made> => {
  await db
    .from('users')
    .where('id', user.id)
    .update({ deletion_due_ms: Date.now() + 60_000 })
  return {}
}

const email = async ({ user }: SignedClient): Promise<Made> => ({ email: user.email! })

const own: Entry = { ok: 200, reading: true, owned: true, given: download }

export const ACCOUNT_ACCESS: Record<string, Access> = {
  'GET /api/account/deletion': { ok: 200, reading: true },
  'POST /api/account/deletion': {
    ok: 200,
    sessionOnly: true,
    given: email,
    body: (made) => ({ confirmation: made.email }),
  },
  'DELETE /api/account/deletion': { ok: 200, sessionOnly: true, given: leaving },
  'GET /api/account/exports': { ok: 200, reading: true },
  'POST /api/account/exports': { ok: 202 },
  'GET /api/account/exports/:id': own,
  'GET /api/account/exports/:id/events': own,
  'GET /api/account/exports/:id/file': own,
  'DELETE /api/account/exports/:id': { ok: 204, owned: true, given: download },
}
