import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { v7 } from 'uuid'
import type { Account, Movement, MovementKind, Source } from '#app/billing/domain/book'
import type { Line } from '#app/billing/services/ledger/balance_row'
import { type SqlValue, statementsOf } from '#app/core/dialects/statements'
import { sqlTime } from '#app/core/sql_time'

/** What some movements belong to. */
export interface Entry {
  userId: string
  /** What caused them, such as `run:<id>`. With the kind it is the key that no two movements share. */
  reference: string
  source: Source
  /** The start of the period that they count to. */
  period: number
  /** Milliseconds since 1970. */
  now: number
}

export interface EntryMovement extends Entry {
  movement: Movement
  cause: string
}

/** The key of the first movement of a kind that a reference causes. */
export const causeOf = (reference: string, kind: MovementKind): string => `${reference}:${kind}`

/** Gives each movement its key; where there are two of a kind, the second one's ends in the account of the other side. */
export function entriesOf(entry: Entry, movements: Movement[]): EntryMovement[] {
  return movements.map((movement, index) => {
    const { kind, from, to } = movement
    const isSecond = movements.findIndex((one) => one.kind === kind) < index
    const other = kind === 'hold' ? from : to
    const cause = causeOf(entry.reference, kind)
    return { ...entry, movement, cause: isSecond ? `${cause}:${other}` : cause }
  })
}

const COLUMNS = `cause, side, movement_id, user_id, reference, kind, source, account, amount, period_ms,
  created_at`

/** Adds the two lines of each movement. */
export async function addLines(
  entries: EntryMovement[],
  trx: TransactionClientContract
): Promise<void> {
  const lines = entries.flatMap(linesOf)
  if (lines.length === 0) return
  const places = lines.map((line) => `(${line.map(() => '?').join(', ')})`)
  const sql = await statementsOf(trx)
  await sql.run(`insert into credit_lines (${COLUMNS}) values ${places.join(', ')}`, lines.flat())
}

function linesOf({ movement, cause, userId, reference, source, period, now }: EntryMovement) {
  const { kind, from, to, amount } = movement
  const id = v7()
  const at = sqlTime(DateTime.fromMillis(now))
  const lineOn = (side: number, account: Account, change: number): SqlValue[] => [
    ...[cause, side, id, userId, reference, kind, source, account, change, period, at],
  ]
  return [lineOn(0, from, -amount), lineOn(1, to, amount)]
}

/** UTF-16 units. On both databases, whose own limits differ. */
const MAX_REFERENCE_LENGTH = 120

/** @throws RangeError where a reference is empty or too long to be stored */
export function requireReference(reference: string): void {
  if (reference !== '' && reference.length <= MAX_REFERENCE_LENGTH) return
  throw new RangeError(`A reference has 1 to ${MAX_REFERENCE_LENGTH} characters.`)
}

/** What a reference was first used for: the person, the account that got the credits, and their amount. */
interface FirstUse {
  userId: string
  account: Account
  amount: number
}

/** @throws Error where a reference already stands for something of another person, or another amount. */
export function requireSame(
  lines: Line[],
  kind: MovementKind,
  { userId, account, amount }: FirstUse
): void {
  if (lines[0].owner_id !== userId) throw new Error('This reference belongs to another person.')
  const same = lines.filter((line) => line.kind === kind && line.account === account)
  const first = same.reduce((sum, line) => sum + line.amount, 0)
  if (first === amount) return
  throw new Error(`This reference was used for ${first} ${account} credits, not for ${amount}.`)
}

/** The keys of a hold and of what ended it. */
export const causesOfHold = (reference: string): string[] =>
  ['hold', 'hold:bought', 'post', 'void', 'refund'].map((what) => `${reference}:${what}`)
