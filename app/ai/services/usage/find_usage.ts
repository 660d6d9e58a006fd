import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { momentsOf } from '#app/ai/services/usage/usage_range'
import type { usageValidator } from '#app/ai/validators/usage_validators'
import { findCreditUsage } from '#app/billing/services/usage/find_credit_usage'
import { type Cursor, DEFAULT_LIMIT, readCursor } from '#app/core/paging'
import { isoTime } from '#app/core/sql_time'

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

interface Page {
  limit: number
  since?: string
  before?: string
  after: Cursor | null
}

/** One page of what a person used: calls of models and movements of credits, which together fill the page. */
export async function findUsage(userId: string, filter: Filter, zone: string) {
  const limit = filter.limit ?? DEFAULT_LIMIT
  const page = { limit, ...momentsOf(filter, zone), after: readCursor(filter.cursor, 'time') }
  const isOfModels = filter.purpose !== undefined || filter.model !== undefined
  const { flowsOfRuns } = await import('#start/credit_references')
  const [calls, movements] = await Promise.all([
    filter.kind === 'credit' ? [] : findCalls(userId, filter, page),
    filter.kind === 'model' || isOfModels ? [] : findCreditUsage(userId, page, flowsOfRuns),
  ])
  const shown = newestFirst([...calls, ...movements], ({ created_at: at }) => isoTime(at))
  const last = shown.length >= limit ? shown[limit - 1] : null
  const ids = new Set(shown.slice(0, limit).map(({ id }) => id))
  return {
    calls: calls.filter(({ id }) => ids.has(id)),
    movements: movements.filter(({ id }) => ids.has(id)),
    next: last && { value: last.created_at, id: last.id },
  }
}

/** In the order of the list; `timeOf` returns ISO 8601 in UTC. */
export function newestFirst<Row extends { id: string }>(
  rows: Row[],
  timeOf: (row: Row) => string
): Row[] {
  const places = new Map(rows.map((row) => [row, timeOf(row) + row.id]))
  return rows.toSorted((one, other) => (places.get(one)! < places.get(other)! ? 1 : -1))
}

async function findCalls(
  userId: string,
  filter: Filter,
  { limit, since, before, after }: Page
): Promise<UsageRow[]> {
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
  if (after) {
    query.where((earlier) =>
      earlier
        .where('created_at', '<', after.value)
        .orWhere((same) => same.where('created_at', after.value).where('id', '<', after.id))
    )
  }
  return query
}
