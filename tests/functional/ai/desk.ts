import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { v7 } from 'uuid'
import { asPerson } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'

export const PROVIDERS = '/api/admin/model-providers'

/** An administrator with a token that may administer, and no provider connected. */
export async function deskOf(client: ApiClient) {
  await db.from('model_providers').delete()
  const admin = await createPerson({ isAdmin: true })
  return asPerson(client, admin, ['read', 'write', 'admin'])
}

/** One call of a model as it would have been kept. */
export async function keepCall(userId: string, at: DateTime, values: Record<string, unknown> = {}) {
  const id = v7()
  await db.table('model_calls').insert({
    ...{ id, user_id: userId, work_id: v7(), purpose: 'rewrite', provider: 'Local' },
    ...{ model: 'small', input_tokens: 100, output_tokens: 50, is_estimate: false },
    ...{ cost_micros: 250, first_token_ms: 40, duration_ms: 900, outcome: 'answered' },
    created_at: at.toUTC().toFormat('yyyy-MM-dd HH:mm:ss'),
    ...values,
  })
  return id
}
