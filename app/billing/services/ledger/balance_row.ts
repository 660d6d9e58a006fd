import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Account, type Book, EMPTY_BOOK, type MovementKind } from '#app/billing/domain/book'
import { statementsOf } from '#app/core/dialects/statements'

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

const LINE = 'line.kind, line.account, line.amount, line.period_ms, line.user_id as owner_id'

/** The stored balances of a person, whose row no other transaction writes until this one ends, and some lines. */
export async function lockBook(
  userId: string,
  causes: string[],
  trx: TransactionClientContract
): Promise<LockedBook> {
  const sql = await statementsOf(trx)
  const places = causes.map(() => '?').join(', ') || 'null'
  const rows = await sql.all<BalanceRow & Line>(
    `select balance.*, ${LINE} from credit_balances as balance
     left join credit_lines as line on line.cause in (${places})
     where balance.user_id = ?${sql.lockRowsOf('balance')}`,
    [...causes, userId]
  )
  if (rows.length > 0)
    return { book: bookOf(rows[0]), lines: rows.filter(({ kind }) => kind !== null) }
  const find = `select ${LINE} from credit_lines as line where line.cause in (${places})`
  return { book: null, lines: await sql.all<Line>(find, causes) }
}

/** The columns of a balance, in the order of their values. */
const COLUMNS = Object.keys(rowOf(EMPTY_BOOK)) as (keyof BalanceRow)[]
const INSERT = `insert into credit_balances (user_id, ${COLUMNS.join(', ')})
  values (?, ${COLUMNS.map(() => '?').join(', ')})`
const UPDATE = `update credit_balances set ${COLUMNS.map((name) => `${name} = ?`).join(', ')}
  where user_id = ?`

export async function storeBook(
  userId: string,
  book: Book,
  isNew: boolean,
  trx: TransactionClientContract
): Promise<void> {
  const sql = await statementsOf(trx)
  const row = rowOf(book)
  const values = COLUMNS.map((name) => row[name])
  await (isNew ? sql.run(INSERT, [userId, ...values]) : sql.run(UPDATE, [...values, userId]))
}
