import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Book, Change, MovementKind } from '#app/billing/domain/book'
import type { Taken } from '#app/billing/domain/ledger'
import type { Line } from '#app/billing/services/ledger/balance_row'
import { causesOfHold } from '#app/billing/services/ledger/credit_lines'
import { type Moment, openBook, storeChange } from '#app/billing/services/ledger/open_book'

export interface HoldOf extends Moment {
  /** The reference of the hold. */
  reference: string
}

export type EndError = 'no_hold' | 'posted' | 'voided' | 'not_posted'
export type Ended = { ok: true } | { ok: false; error: EndError }

interface End {
  kind: 'post' | 'void' | 'refund'
  /** Why the hold cannot end like this, given what happened to it; null where it can. */
  refusal: (happened: (kind: MovementKind) => boolean) => EndError | null
  change: (book: Book, taken: Taken) => Change
}

/** Makes the movements of `end` with what a hold took, once. */
export async function endHold(
  { userId, now, reference }: HoldOf,
  { kind, refusal, change }: End,
  trx: TransactionClientContract
): Promise<Ended> {
  const opened = await openBook({ userId, now }, causesOfHold(reference), trx)
  const lines = opened.lines.filter((line) => line.owner_id === userId)
  const happened = (which: MovementKind) => lines.some((line) => line.kind === which)
  if (!happened('hold')) return { ok: false, error: 'no_hold' }
  if (happened(kind)) return { ok: true }
  const error = refusal(happened)
  if (error) return { ok: false, error }
  const taken = await takenBy(lines, opened.book, userId, trx)
  const entry = { userId, reference, source: 'run' as const, period: taken.period, now }
  await storeChange(opened, change(opened.book, taken), entry, trx)
  return { ok: true }
}

async function takenBy(
  lines: Line[],
  book: Book,
  userId: string,
  trx: TransactionClientContract
): Promise<Taken> {
  const held = lines.filter(({ kind, account }) => kind === 'hold' && account === 'held')
  const amount = held.reduce((sum, line) => sum + line.amount, 0)
  const period = Number(held[0].period_ms)
  const isCurrent = period === book.period.start
  return { amount, period, spentBought: isCurrent ? 0 : await spentIn(period, userId, trx) }
}

/** The bought credits that are still held or used of those that were taken in a period that is over. */
async function spentIn(
  period: number,
  userId: string,
  trx: TransactionClientContract
): Promise<number> {
  const [{ total }] = await trx
    .from('credit_lines')
    .where({ user_id: userId, period_ms: period, account: 'bought' })
    .whereNotIn('kind', ['grant', 'withdraw'])
    .sum('amount as total')
  return -Number(total)
}
