import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Book } from '#app/billing/domain/book'

/** The balances of a person as the database stores them. */
export interface BalanceRow {
  granted: number
  bought: number
  held: number
  used: number
  period_start_ms: number
  period_end_ms: number
  period_grant: number
  period_spent: number
  period_spent_bought: number
}

export const bookOf = ({ granted, bought, held, used, ...row }: BalanceRow): Book => ({
  ...{ granted, bought, held, used },
  period: {
    start: row.period_start_ms,
    end: row.period_end_ms,
    grant: row.period_grant,
    spent: row.period_spent,
    spentBought: row.period_spent_bought,
  },
})

const rowOf = ({ granted, bought, held, used, period }: Book): BalanceRow => ({
  ...{ granted, bought, held, used },
  period_start_ms: period.start,
  period_end_ms: period.end,
  period_grant: period.grant,
  period_spent: period.spent,
  period_spent_bought: period.spentBought,
})

/** The stored balances of a person, whose row no other transaction writes until this one ends. Null before the first. */
export async function lockBook(
  userId: string,
  trx: TransactionClientContract
): Promise<Book | null> {
  const row = await trx.from('credit_balances').where('user_id', userId).forUpdate().first()
  return row ? bookOf(row) : null
}

export async function storeBook(
  userId: string,
  book: Book,
  isNew: boolean,
  trx: TransactionClientContract
): Promise<void> {
  if (isNew) {
    await trx.table('credit_balances').insert({ user_id: userId, ...rowOf(book) })
    return
  }
  await trx.from('credit_balances').where('user_id', userId).update(rowOf(book))
}
