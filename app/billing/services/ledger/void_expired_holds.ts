import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { voidHold } from '#app/billing/services/ledger/void_hold'
import { sqlTime } from '#app/core/sql_time'

/** Hours after which a hold is voided that nobody ended and that nothing needs any more. */
export const MAX_HOLD_HOURS = 24
export const MAX_AT_ONCE = 100

/**
 * Returns credits that have been held for too long, at most a hundred holds at once. For a scheduled job, with the time
 * in milliseconds since 1970.
 * @param needed selects the references of holds that stay, however old they are
 * @returns how many holds were voided
 */
export async function voidExpiredHolds(
  now: number,
  trx: TransactionClientContract,
  needed?: ReturnType<TransactionClientContract['from']>
): Promise<number> {
  const limit = sqlTime(DateTime.fromMillis(now).minus({ hours: MAX_HOLD_HOURS }))
  const query = trx
    .from('credit_lines')
    .whereIn('user_id', trx.from('credit_balances').where('held', '>', 0).select('user_id'))
    .where('account', 'held')
    .groupBy('user_id', 'reference')
    .havingRaw('sum(amount) > 0 and min(created_at) < ?', [limit])
    .select('user_id', 'reference')
    .orderBy('user_id')
    .limit(MAX_AT_ONCE)
  if (needed) query.whereNotIn('reference', needed)
  const old: { reference: string; user_id: string }[] = await query
  for (const { user_id: userId, reference } of old) await voidHold({ userId, now, reference }, trx)
  return old.length
}
