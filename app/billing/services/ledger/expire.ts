import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { storeBook } from '#app/billing/services/ledger/balance_row'
import { addLines } from '#app/billing/services/ledger/credit_lines'
import { type Moment, openBook } from '#app/billing/services/ledger/open_book'

/**
 * Ends a period that is over: what is left of its grant expires, and the current one begins with its grant.
 * @returns whether this call did it; false where the period of the person goes on.
 */
export async function expire(moment: Moment, trx: TransactionClientContract): Promise<boolean> {
  const { book, isNew, entries } = await openBook(moment, [], trx)
  if (entries.length === 0) return false
  await addLines(entries, trx)
  await storeBook(moment.userId, book, isNew, trx)
  return true
}
