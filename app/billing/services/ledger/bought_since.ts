import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlTime } from '#app/core/sql_time'

interface Since {
  userId: string
  /** Milliseconds since 1970. */
  since: number
  /** A grant that is not counted. */
  except: string
}

interface BoughtLine {
  kind: 'grant' | 'withdraw'
  reference: string
  amount: number
}

/** The credits that never expire and were given or bought since a time, without what was taken back of them. */
export async function boughtSince(
  { userId, since, except }: Since,
  trx: TransactionClientContract
): Promise<number> {
  const lines: BoughtLine[] = await trx
    .from('credit_lines')
    .where({ user_id: userId, account: 'bought' })
    .whereIn('kind', ['grant', 'withdraw'])
    .where('created_at', '>=', sqlTime(DateTime.fromMillis(since)))
    .select('kind', 'reference', 'amount')
  const granted = new Set(lines.flatMap((line) => (line.kind === 'grant' ? line.reference : [])))
  granted.delete(except)
  return lines
    .filter((line) => granted.has(grantOf(line)))
    .reduce((sum, { amount }) => sum + Number(amount), 0)
}

/** A withdrawal is named after its grant, with a number. */
const grantOf = ({ kind, reference }: BoughtLine): string =>
  kind === 'grant' ? reference : reference.slice(0, reference.lastIndexOf(':'))
