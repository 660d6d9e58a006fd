import type { Period } from '#app/billing/domain/periods'

/**
 * The accounts of a person. Credits come from `issued` and expired ones return to it, so its balance is negative and the
 * balances of all five sum to zero.
 */
export const ACCOUNTS = ['issued', 'granted', 'bought', 'held', 'used'] as const
export type Account = (typeof ACCOUNTS)[number]

export const MOVEMENT_KINDS = [
  ...(['grant', 'restore', 'expire', 'withdraw'] as const),
  ...(['hold', 'post', 'void', 'refund'] as const),
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** Where credits come from, or what uses them. */
export type Source = 'plan' | 'sandbox' | 'purchase' | 'gift' | 'correction' | 'run'

/** Credits that go from one account to another: two lines, −amount and +amount. */
export interface Movement {
  kind: MovementKind
  from: Account
  to: Account
  /** A positive whole number. */
  amount: number
}

/** A period and what happened in it. */
export interface BookedPeriod extends Period {
  /** Credits granted for this period. */
  grant: number
  /** Credits held in this period that are still held or used. */
  spent: number
  /** Those of them that are bought ones: they are taken only where no granted ones are left. */
  spentBought: number
}

/**
 * The balances of a person and their current period. Two rules always hold: granted = grant − spent + spentBought, and no
 * bought credit is spent in a period while a granted one is left.
 */
export interface Book {
  granted: number
  bought: number
  held: number
  used: number
  period: BookedPeriod
}

/** What an operation does: the book after it, and the movements between. */
export interface Change {
  book: Book
  movements: Movement[]
}

const NO_PERIOD = { start: 0, end: 0, grant: 0, spent: 0, spentBought: 0 }

/** The book of a person to whom nothing was granted yet. Its period is over at any time. */
export const EMPTY_BOOK: Book = { granted: 0, bought: 0, held: 0, used: 0, period: NO_PERIOD }

/** The balance of `issued`: the other four and this one sum to zero. */
export const issuedOf = ({ granted, bought, held, used }: Book): number =>
  -(granted + bought + held + used)

/** The book after some movements; those of no credits are left out. */
export function move(book: Book, period: BookedPeriod, movements: Movement[]): Change {
  const made = movements.filter(({ amount }) => amount > 0)
  const after: Book = { ...book, period }
  for (const { from, to, amount } of made) {
    if (from !== 'issued') after[from] -= amount
    if (to !== 'issued') after[to] += amount
  }
  return { book: after, movements: made }
}

/** Between which accounts each kind of movement goes, as `from>to`. */
export const MOVEMENT_PATHS: Record<MovementKind, readonly `${Account}>${Account}`[]> = {
  grant: ['issued>granted', 'issued>bought'],
  restore: ['granted>bought'],
  expire: ['granted>issued'],
  withdraw: ['bought>issued'],
  hold: ['granted>held', 'bought>held'],
  post: ['held>used'],
  void: ['held>granted', 'held>bought', 'held>issued'],
  refund: ['used>granted', 'used>bought', 'used>issued'],
}
