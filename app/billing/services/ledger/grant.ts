import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Source } from '#app/billing/domain/book'
import * as ledger from '#app/billing/domain/ledger'
import { causeOf, requireReference, requireSame } from '#app/billing/services/ledger/credit_lines'
import { type Moment, openBook, storeChange } from '#app/billing/services/ledger/open_book'

interface Grant extends Moment {
  /** What the credits are granted for, such as `purchase:<id>`: they are granted once. */
  reference: string
  account: 'granted' | 'bought'
  /** A positive whole number. */
  amount: number
  source: Source
}

/**
 * Gives a person credits: granted ones expire with the current period, bought ones never do.
 * @returns whether this call did it; false where it was done before.
 * @throws Error where the reference was used for another person, account or amount.
 * @throws RangeError where the amount or the reference cannot be stored.
 */
export async function grant(
  { userId, now, reference, account, amount, source }: Grant,
  trx: TransactionClientContract
): Promise<boolean> {
  requireReference(reference)
  const opened = await openBook({ userId, now }, [causeOf(reference, 'grant')], trx)
  const { lines } = opened
  if (lines.length > 0) {
    requireSame(lines, 'grant', { userId, account, amount })
    return false
  }
  const change = ledger.grant(opened.book, account, amount)
  const period = change.book.period.start
  await storeChange(opened, change, { userId, reference, source, period, now }, trx)
  return true
}
