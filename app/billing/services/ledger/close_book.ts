import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import * as ledger from '#app/billing/domain/ledger'
import { type Moment, openBook, storeChange } from '#app/billing/services/ledger/open_book'
import { voidHold } from '#app/billing/services/ledger/void_hold'

/**
 * Ends the account of a person in the ledger: what is still held returns, the rest expires or is withdrawn, and no
 * balances are stored any more. Its lines stay.
 * @returns false where there are no balances
 */
export async function closeBook(moment: Moment, trx: TransactionClientContract): Promise<boolean> {
  const { userId, now } = moment
  const balances = trx.from('credit_balances').where('user_id', userId)
  if (!(await balances.clone().select('user_id').first())) return false
  for (const reference of await openHolds(userId, trx))
    await voidHold({ userId, now, reference }, trx)
  const opened = await openBook(moment, [], trx)
  const expired = ledger.expire(opened.book)
  const { bought } = expired.book
  const movements = [...expired.movements]
  if (bought > 0) movements.push(...ledger.withdraw(expired.book, bought).movements)
  const reference = `closing:${v7()}`
  const entry = { userId, reference, source: 'correction', now } as const
  await storeChange(
    opened,
    { book: expired.book, movements },
    { ...entry, period: opened.book.period.start },
    trx
  )
  await balances.delete()
  return true
}

async function openHolds(userId: string, trx: TransactionClientContract): Promise<string[]> {
  const rows: { reference: string }[] = await trx
    .from('credit_lines')
    .where({ user_id: userId, account: 'held' })
    .groupBy('reference')
    .havingRaw('sum(amount) > 0')
    .select('reference')
    .orderBy('reference')
  return rows.map(({ reference }) => reference)
}
