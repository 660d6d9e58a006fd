import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { MoneyFacts } from '#app/billing/domain/payments/customer_facts'

/** Rows of one statement. */
const AT_ONCE = 100

/**
 * Stores what a person paid and what they got back, as Stripe has it now. What it does not tell any more, as of a customer
 * that was deleted there, stays: the money was paid.
 */
export async function storeMoney(
  userId: string,
  money: readonly MoneyFacts[],
  trx: TransactionClientContract
): Promise<void> {
  const rows = money.map(({ id, kind, cents, isLive, happenedMs }) => ({
    ...{ id, user_id: userId, kind, cents, is_live: isLive, happened_ms: happenedMs },
  }))
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await trx
      .knexQuery()
      .table('payments')
      .insert(rows.slice(at, at + AT_ONCE))
      .onConflict('id')
      .merge(['cents', 'happened_ms'])
}
