import db from '@adonisjs/lucid/services/db'
import { EMPTY_BOOK, type Book } from '#app/billing/domain/book'
import { isOver } from '#app/billing/domain/ledger'
import { type BalanceRow, bookOf } from '#app/billing/services/balance_row'
import { inCurrentPeriod, type Moment } from '#app/billing/services/open_book'
import { type PlannedPerson, plannedPerson } from '#app/billing/services/plan_of'

export interface PersonCredits extends PlannedPerson {
  book: Book
}

/** The credits of a person as they are now. Where a new period has begun, nothing is stored: the next hold does that. */
export async function readCredits({ userId, now }: Moment): Promise<PersonCredits> {
  const [person, row] = await Promise.all([
    plannedPerson(userId),
    db.from('credit_balances').where('user_id', userId).first() as Promise<BalanceRow | null>,
  ])
  const stored = row ? bookOf(row) : EMPTY_BOOK
  const book = isOver(stored, now) ? inCurrentPeriod(stored, person, { userId, now }).book : stored
  return { ...person, book }
}
