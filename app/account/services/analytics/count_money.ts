import db from '@adonisjs/lucid/services/db'
import type { CountsOfDay } from '#app/account/domain/analytics/figures'
import { rowsInSpans, type Span } from '#app/core/dialects/spans'

type Row = Record<string, number | string | null>

/** Credits of each span that were used, less those that were refunded. */
export async function countCredits(spans: readonly Span[]): Promise<CountsOfDay[]> {
  const rows: Row[] = await rowsInSpans(spans, 'credit_lines', 'created_at')
    .where('credit_lines.account', 'used')
    .whereIn('credit_lines.kind', ['post', 'refund'])
    .select('spans.place')
    .sum('credit_lines.amount as used')
    .groupBy('spans.place')
  return rows.map(({ place, used }) => ({ place: Number(place), creditsUsed: Number(used) }))
}

/**
 * What was paid in each span, and what went back.
 * @param isLive whether payments of the live mode count, or those of a test
 */
export async function countPayments(
  spans: readonly Span[],
  isLive: boolean
): Promise<CountsOfDay[]> {
  const rows: Row[] = await rowsInSpans(spans, 'payments', 'happened_ms')
    .where('payments.is_live', isLive)
    .select('spans.place', 'payments.kind')
    .sum('payments.cents as cents')
    .groupBy('spans.place', 'payments.kind')
  return rows.map(({ place, kind, cents }) => ({
    place: Number(place),
    [kind === 'payment' ? 'paidCents' : 'returnedCents']: Number(cents),
  }))
}

const UNPRICED = `sum(case when cost_micros is null and input_tokens + output_tokens > 0
  then 1 else 0 end) as unpriced`

/** What calls of models in each span cost. */
export async function countSpend(spans: readonly Span[]): Promise<CountsOfDay[]> {
  const rows: Row[] = await rowsInSpans(spans, 'model_calls', 'created_at')
    .select('spans.place', db.raw(UNPRICED))
    .sum('model_calls.cost_micros as micros')
    .groupBy('spans.place')
  return rows.map(({ place, micros, unpriced }) => ({
    ...{ place: Number(place), spendMicros: Number(micros), unpricedCalls: Number(unpriced) },
  }))
}
