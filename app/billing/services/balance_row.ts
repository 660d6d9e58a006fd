import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Account, Book, MovementKind } from '#app/billing/domain/book'

/** A line as the database stores it. */
export interface Line {
  kind: MovementKind
  account: Account
  amount: number
  period_ms: number
  owner_id: string
}

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

export interface LockedBook {
  /** Null before the first movement of the person. */
  book: Book | null
  /** The lines of the movements with these causes. */
  lines: Line[]
}

/** The stored balances of a person, whose row no other transaction writes until this one ends, and some lines. */
export async function lockBook(
  userId: string,
  causes: string[],
  trx: TransactionClientContract
): Promise<LockedBook> {
  const query = trx
    .from('credit_balances')
    .leftJoin('credit_lines as line', (join) => join.onIn('line.cause', causes))
    .where('credit_balances.user_id', userId)
    .select('credit_balances.*', 'line.kind', 'line.account', 'line.amount', 'line.period_ms')
    .select('line.user_id as owner_id')
  query.knexQuery.forUpdate('credit_balances')
  const rows: (BalanceRow & Line)[] = await query
  if (rows.length === 0) return { book: null, lines: await linesOf(causes, trx) }
  return { book: bookOf(rows[0]), lines: rows.filter(({ kind }) => kind !== null) }
}

const linesOf = (causes: string[], trx: TransactionClientContract): Promise<Line[]> =>
  trx
    .from('credit_lines')
    .whereIn('cause', causes)
    .select('kind', 'account', 'amount', 'period_ms', 'user_id as owner_id')

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
