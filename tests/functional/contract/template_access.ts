import db from '@adonisjs/lucid/services/db'
import { createTemplate } from '#app/templates/services/writing/write_template'
import type { SignedClient } from '#tests/helpers/api'
import {
  type Access,
  adminList,
  FORBIDDEN,
  list,
  type Made,
} from '#tests/functional/contract/access_entry'

const TEMPLATE = {
  ...{ title: 'Stock report', description: 'What is in store', category: 'operations' },
  ...{ steps: [{ title: 'List', prompt: 'List the stock.' }], variables: {} },
}
const template = async ({ user }: SignedClient): Promise<Made> => {
  const fields = {
    ...{ ...TEMPLATE, category: 'operations' as const, variables: [], tags: [], icon: 'box' },
    ...{ content: '', goodAnswer: '', isPublic: true },
  }
  const author = { authorId: user.id, origin: 'admin' as const }
  const made = await db.transaction((trx) => createTemplate(fields, author, trx))
  if (!made.ok) throw new Error(made.error)
  return { id: made.template.id }
}

export const TEMPLATE_ACCESS: Record<string, Access> = {
  'GET /api/admin/templates': adminList,
  'POST /api/admin/templates': { ok: 201, body: () => TEMPLATE, except: FORBIDDEN },
  'GET /api/admin/templates/:id': { ...adminList, given: template },
  'PUT /api/admin/templates/:id': {
    ...{ ok: 200, given: template, except: FORBIDDEN },
    body: () => ({ ...TEMPLATE, title: 'Changed' }),
  },
  'PATCH /api/admin/templates/:id': {
    ...{ ok: 200, given: template, except: FORBIDDEN },
    body: () => ({ deletedAt: null }),
  },
  'DELETE /api/admin/templates/:id': { ok: 204, given: template, except: FORBIDDEN },
  'GET /api/admin/templates/:id/versions': { ...adminList, given: template },
  'GET /api/templates': list,
  'GET /api/template-facets': list,
  'GET /api/template-gallery': list,
  'GET /api/template-texts': list,
  'GET /api/templates/:id': { ...list, params: { id: 'blog-outline' } },
  'POST /api/templates/:id/favourite': { ok: 204, params: { id: 'blog-outline' } },
  'DELETE /api/templates/:id/favourite': { ok: 204, params: { id: 'blog-outline' } },
  'POST /api/templates/:id/uses': { ok: 204, params: { id: 'blog-outline' } },
}
