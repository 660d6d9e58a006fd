import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { momentsOf } from '#app/ai/services/usage_range'
import type { usageValidator } from '#app/ai/validators/usage_validators'
import { DEFAULT_LIMIT, readCursor } from '#app/core/paging'

type Filter = Infer<typeof usageValidator>

const COLUMNS = [
  ...['id', 'created_at', 'purpose', 'provider', 'model', 'input_tokens', 'output_tokens'],
  ...['is_estimate', 'cost_micros', 'first_token_ms', 'duration_ms', 'outcome', 'prompt_id'],
] as const

/** One call of a model as the database stores it. */
export interface UsageRow {
  id: string
  created_at: string
  purpose: string
  provider: string
  model: string
  input_tokens: number
  output_tokens: number
  is_estimate: boolean | number
  cost_micros: number | null
  first_token_ms: number | null
  duration_ms: number
  outcome: string
  prompt_id: string | null
}

/** One page of what a person used, newest first. */
export async function findUsage(userId: string, filter: Filter, zone: string) {
  const limit = filter.limit ?? DEFAULT_LIMIT
  const { since, before } = momentsOf(filter, zone)
  const query = db
    .from('model_calls')
    .select(...COLUMNS)
    .where('user_id', userId)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
  if (since) query.where('created_at', '>=', since)
  if (before) query.where('created_at', '<', before)
  if (filter.purpose) query.where('purpose', filter.purpose)
  if (filter.model) query.where('model', filter.model)
  const cursor = readCursor(filter.cursor)
  if (cursor) {
    query.where((earlier) =>
      earlier
        .where('created_at', '<', cursor.value)
        .orWhere((same) => same.where('created_at', cursor.value).where('id', '<', cursor.id))
    )
  }
  const calls: UsageRow[] = await query
  const last = calls.length === limit ? calls[limit - 1] : null
  return { calls, next: last && { value: last.created_at, id: last.id } }
}
