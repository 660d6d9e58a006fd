import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type {
  SubscriptionFacts,
  SubscriptionStatus,
} from '#app/billing/domain/payments/customer_facts'
import type { SubscriptionItem } from '#app/billing/domain/payments/items'

type Milliseconds = number | string

interface SubscriptionRow {
  id: string
  item: SubscriptionItem | null
  status: SubscriptionStatus
  cents: number | null
  started_ms: Milliseconds
  period_start_ms: Milliseconds
  period_end_ms: Milliseconds
  ends_ms: Milliseconds | null
  ended_ms: Milliseconds | null
}

const timeOf = (milliseconds: Milliseconds | null) =>
  milliseconds === null ? null : Number(milliseconds)

const factsOf = (row: SubscriptionRow): SubscriptionFacts => ({
  ...{ id: row.id, item: row.item, status: row.status, cents: row.cents },
  startedMs: Number(row.started_ms),
  periodStartMs: Number(row.period_start_ms),
  periodEndMs: Number(row.period_end_ms),
  endsMs: timeOf(row.ends_ms),
  endedMs: timeOf(row.ended_ms),
})

const rowOf = (facts: SubscriptionFacts): SubscriptionRow => ({
  ...{ id: facts.id, item: facts.item, status: facts.status, cents: facts.cents },
  started_ms: facts.startedMs,
  ...{ period_start_ms: facts.periodStartMs, period_end_ms: facts.periodEndMs },
  ...{ ends_ms: facts.endsMs, ended_ms: facts.endedMs },
})

/** The subscriptions of a person as they were last read from Stripe, the oldest first. */
export async function findSubscriptions(
  userId: string,
  client: Pick<TransactionClientContract, 'from'> = db
): Promise<SubscriptionFacts[]> {
  const rows: SubscriptionRow[] = await client
    .from('subscriptions')
    .where('user_id', userId)
    .orderBy('started_ms')
    .orderBy('id')
  return rows.map(factsOf)
}

/** Stores the subscriptions of a person as Stripe has them now. Those that it does not know any more are forgotten. */
export async function storeSubscriptions(
  userId: string,
  all: readonly SubscriptionFacts[],
  trx: TransactionClientContract
): Promise<void> {
  const ids = all.map(({ id }) => id)
  await trx.from('subscriptions').where('user_id', userId).whereNotIn('id', ids).delete()
  for (const facts of all) {
    const row = { user_id: userId, ...rowOf(facts) }
    await trx.table('subscriptions').insert(row).onConflict('id').merge()
  }
}
