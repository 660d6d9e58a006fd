import db from '@adonisjs/lucid/services/db'
import { EMPTY_BOOK, type Book } from '#app/billing/domain/book'
import { isOver } from '#app/billing/domain/ledger'
import { type BalanceRow, bookOf } from '#app/billing/services/ledger/balance_row'
import { inCurrentPeriod, type Moment } from '#app/billing/services/ledger/open_book'
import { PLAN_COLUMNS, personFrom, type PlannedPerson } from '#app/billing/services/plan/plan_of'

export interface PersonCredits extends PlannedPerson {
  book: Book
}

/** The credits of a person as they are now. Where a new period has begun, nothing is stored: the next hold does that. */
export async function readCredits({ userId, now }: Moment): Promise<PersonCredits> {
  const row = await db
    .from('users')
    .leftJoin('credit_balances', 'credit_balances.user_id', 'users.id')
    .where('users.id', userId)
    .select('credit_balances.*', 'users.id', ...PLAN_COLUMNS.map((name) => `users.${name}`))
    .firstOrFail()
  const person = await personFrom(row, now)
  const stored = row.user_id === null ? EMPTY_BOOK : bookOf(row as BalanceRow)
  const book = isOver(stored, now) ? inCurrentPeriod(stored, person, { userId, now }).book : stored
  return { ...person, book }
}
