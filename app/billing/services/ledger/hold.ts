import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import * as ledger from '#app/billing/domain/ledger'
import {
  causesOfHold,
  requireReference,
  requireSame,
} from '#app/billing/services/ledger/credit_lines'
import { type Moment, openBook, storeChange } from '#app/billing/services/ledger/open_book'

interface Hold extends Moment {
  /** What the credits are held for, such as `run:<id>`: they are held once. */
  reference: string
  /** A positive whole number. */
  amount: number
}

export type Held = { ok: true } | { ok: false; error: 'no_credits'; remaining: number }

/**
 * Sets credits of a person aside, until `post` charges or `voidHold` returns them. Done once per reference.
 * @throws Error where the reference was used for another person or amount.
 * @throws RangeError where the amount or the reference cannot be stored.
 */
export async function hold(
  { userId, now, reference, amount }: Hold,
  trx: TransactionClientContract
): Promise<Held> {
  requireReference(reference)
  const opened = await openBook({ userId, now }, causesOfHold(reference), trx)
  const { lines } = opened
  if (lines.length > 0) {
    requireSame(lines, 'hold', { userId, account: 'held', amount })
    return { ok: true }
  }
  const { book } = opened
  const change = ledger.hold(book, amount)
  if (!change) return { ok: false, error: 'no_credits', remaining: book.granted + book.bought }
  const entry = { userId, reference, source: 'run' as const, period: book.period.start, now }
  await storeChange(opened, change, entry, trx)
  return { ok: true }
}
