import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Book, type Change, EMPTY_BOOK } from '#app/billing/domain/book'
import { isOver, startPeriod } from '#app/billing/domain/ledger'
import { periodAt } from '#app/billing/domain/periods'
import { creditsOfPeriod } from '#app/billing/domain/plans'
import { type Line, lockBook, storeBook } from '#app/billing/services/ledger/balance_row'
import {
  addLines,
  entriesOf,
  type Entry,
  type EntryMovement,
} from '#app/billing/services/ledger/credit_lines'
import { type PlannedPerson, plannedPerson } from '#app/billing/services/plan/plan_of'

/** A person, and the time in milliseconds since 1970. */
export interface Moment {
  userId: string
  now: number
}

/** The book of a person in the current period, and the movements that are not stored yet. */
export interface OpenBook {
  book: Book
  isNew: boolean
  entries: EntryMovement[]
  /** The lines that were asked for. */
  lines: Line[]
}

/**
 * Locks the book of a person. Where its period is over, it comes with the expiry and the grant of the current one: they
 * are stored with the first operation that needs them. `causes` are keys whose lines are read, too.
 */
export async function openBook(
  { userId, now }: Moment,
  causes: string[],
  trx: TransactionClientContract
): Promise<OpenBook> {
  const { book: stored, lines } = await lockBook(userId, causes, trx)
  if (stored && !isOver(stored, now)) return { book: stored, isNew: false, entries: [], lines }
  const person = await plannedPerson(userId, now, trx)
  const current = inCurrentPeriod(stored ?? EMPTY_BOOK, person, { userId, now })
  return { ...current, isNew: stored === null, lines }
}

/** A book whose period is over as it is in the current period. */
export function inCurrentPeriod(
  book: Book,
  { plan, untilMs, anchor, isOfSandbox }: PlannedPerson,
  { userId, now }: Moment
): Pick<OpenBook, 'book' | 'entries'> {
  const period = periodAt(anchor, now)
  const started = startPeriod(book, period, creditsOfPeriod(plan, untilMs, period.start))
  const source = isOfSandbox ? ('sandbox' as const) : ('plan' as const)
  const entries = [
    { movements: started.ended, period: book.period.start },
    { movements: started.begun, period: period.start },
  ].flatMap(({ movements, period: start }) => {
    const entry = { userId, reference: periodReference(userId, start), source, period: start, now }
    return entriesOf(entry, movements)
  })
  return { book: started.book, entries }
}

/** What the grant and the expiry of a period belong to. */
export const periodReference = (userId: string, start: number): string =>
  `period:${userId}:${new Date(start).toISOString().slice(0, 10)}`

/** Stores a change, after whatever started the period. */
export async function storeChange(
  { isNew, entries }: OpenBook,
  { book, movements }: Change,
  entry: Entry,
  trx: TransactionClientContract
): Promise<void> {
  await addLines([...entries, ...entriesOf(entry, movements)], trx)
  await storeBook(entry.userId, book, isNew, trx)
}
