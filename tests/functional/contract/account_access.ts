import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { openSession } from '#app/auth/services/sessions'
import { EXPORTS, PARTS } from '#app/account/services/exports/export_rows'
import type { SignedClient } from '#tests/helpers/api'
import {
  type Access,
  adminList,
  type Entry,
  FORBIDDEN,
  type Made,
} from '#tests/functional/contract/access_entry'
import { createPerson } from '#tests/helpers/people'

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

/** Somebody else, whom administrators act on. */
const person = async (): Promise<Made> => {
  const { id } = await createPerson()
  const session = await openSession(id, { userAgent: null, address: null })
  return { id, sessionId: session.id }
}
const onPerson = (ok: number, body?: object): Entry => ({
  ...{ ok, given: person, except: FORBIDDEN },
  ...(body && { body: () => body }),
})

export const ACCOUNT_ACCESS: Record<string, Access> = {
  'GET /api/admin/users': adminList,
  'GET /api/admin/users/:id': { ...adminList, given: person },
  'PATCH /api/admin/users/:id': onPerson(200, { isAdmin: true }),
  'PUT /api/admin/users/:id/plan': onPerson(200, { plan: 'pro' }),
  'PUT /api/admin/users/:id/suspension': onPerson(200, { reason: 'Spam' }),
  'DELETE /api/admin/users/:id/suspension': onPerson(200),
  'POST /api/admin/users/:id/credits': onPerson(201, { amount: 5, reason: 'Sorry' }),
  'GET /api/admin/users/:id/sessions': { ...adminList, given: person },
  'DELETE /api/admin/users/:id/sessions': onPerson(204),
  'DELETE /api/admin/users/:id/sessions/:sessionId': onPerson(204),
  'GET /api/admin/audit-entries': adminList,
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
  'GET /api/admin/analytics': adminList,
}
