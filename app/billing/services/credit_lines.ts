import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { v7 } from 'uuid'
import type { Movement, MovementKind } from '#app/billing/domain/book'
import type { Line } from '#app/billing/services/balance_row'
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

/** @throws Error where a reference already stands for something of another person. */
export function requireOwner(userId: string, { owner_id: owner }: Pick<Line, 'owner_id'>): void {
  if (owner !== userId) throw new Error('This reference belongs to another person.')
}

/** The keys of a hold and of what ended it. */
export const causesOfHold = (reference: string): string[] =>
  ['hold', 'hold:bought', 'post', 'void', 'refund'].map((what) => `${reference}:${what}`)
