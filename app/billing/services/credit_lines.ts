import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { v7 } from 'uuid'
import type { Account, Movement, MovementKind } from '#app/billing/domain/book'
import { sqlTime } from '#app/core/sql_time'

/** Where granted credits come from, and what the rest belongs to. */
export type Source = 'plan' | 'sandbox' | 'purchase' | 'correction' | 'run'

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

/** Adds the two lines of each movement. */
export async function addLines(
  entries: EntryMovement[],
  trx: TransactionClientContract
): Promise<void> {
  if (entries.length > 0) await trx.table('credit_lines').multiInsert(entries.flatMap(linesOf))
}

function linesOf({ movement, cause, userId, reference, source, period, now }: EntryMovement) {
  const shared = {
    ...{ cause, reference, source },
    movement_id: v7(),
    user_id: userId,
    kind: movement.kind,
    period_ms: period,
    created_at: sqlTime(DateTime.fromMillis(now)),
  }
  return [
    { ...shared, side: 0, account: movement.from, amount: -movement.amount },
    { ...shared, side: 1, account: movement.to, amount: movement.amount },
  ]
}

export interface Line {
  kind: MovementKind
  account: Account
  amount: number
  period_ms: number
  user_id: string
}

/** @throws Error where a reference already stands for something of another person. */
export function requireOwner(userId: string, { user_id: owner }: Pick<Line, 'user_id'>): void {
  if (owner !== userId) throw new Error('This reference belongs to another person.')
}

/** The lines of a hold and of what ended it. */
export function linesOfReference(
  reference: string,
  trx: TransactionClientContract
): Promise<Line[]> {
  const causes = ['hold', 'hold:bought', 'post', 'void', 'refund'].map(
    (what) => `${reference}:${what}`
  )
  return trx
    .from('credit_lines')
    .select('kind', 'account', 'amount', 'period_ms', 'user_id')
    .whereIn('cause', causes)
}
