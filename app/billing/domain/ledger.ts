import { type Book, type Change, move, type Movement } from '#app/billing/domain/book'
import type { Period } from '#app/billing/domain/periods'

/** What a hold took. */
export interface Taken {
  amount: number
  /** The start of the period in which it was taken. */
  period: number
  /** How many bought credits are spent in that period. Only read where it is over. */
  spentBought: number
}

/** @throws RangeError unless an amount is a positive whole number that is exact */
function requireAmount(amount: number): void {
  if (Number.isSafeInteger(amount) && amount > 0) return
  throw new RangeError(`${amount} is no amount of credits: it must be a positive whole number.`)
}

/**
 * Adds credits: granted ones for the current period, or bought ones that stay.
 * @throws RangeError unless `amount` is a positive whole number, as all operations of the ledger do
 */
export function grant(book: Book, account: 'granted' | 'bought', amount: number): Change {
  requireAmount(amount)
  if (account === 'granted') return addGranted(book, amount)
  return move(book, book.period, [{ kind: 'grant', from: 'issued', to: 'bought', amount }])
}

function addGranted(book: Book, amount: number): Change {
  // Granted credits are used before bought ones, also where they come later.
  const restored = Math.min(book.period.spentBought, book.granted + amount)
  const period = {
    ...book.period,
    grant: book.period.grant + amount,
    spentBought: book.period.spentBought - restored,
  }
  return move(book, period, [
    { kind: 'grant', from: 'issued', to: 'granted', amount },
    { kind: 'restore', from: 'granted', to: 'bought', amount: restored },
  ])
}

/** Sets credits aside, granted ones first. Null where too few are left. */
export function hold(book: Book, amount: number): Change | null {
  requireAmount(amount)
  if (book.granted + book.bought < amount) return null
  const granted = Math.min(book.granted, amount)
  const bought = amount - granted
  const { spent, spentBought } = book.period
  const period = { ...book.period, spent: spent + amount, spentBought: spentBought + bought }
  return move(book, period, [
    { kind: 'hold', from: 'granted', to: 'held', amount: granted },
    { kind: 'hold', from: 'bought', to: 'held', amount: bought },
  ])
}

/** Charges what was held. @throws RangeError where less is held */
export function post(book: Book, amount: number): Change {
  requireAmount(amount)
  if (amount > book.held) throw new RangeError(`${amount} credits are not held: ${book.held} are.`)
  return move(book, book.period, [{ kind: 'post', from: 'held', to: 'used', amount }])
}

/** Returns what was held. */
export const voidHold = (book: Book, taken: Taken): Change => giveBack(book, taken, 'void')

/** Returns what was charged. */
export const refund = (book: Book, taken: Taken): Change => giveBack(book, taken, 'refund')

/**
 * Bought credits return first, because they are spent last: the balance is the same in whatever order holds are ended.
 * Granted credits of a period that is over expire.
 */
function giveBack(book: Book, taken: Taken, kind: 'void' | 'refund'): Change {
  const { amount } = taken
  requireAmount(amount)
  const isCurrent = taken.period === book.period.start
  const spentBought = isCurrent ? book.period.spentBought : taken.spentBought
  const bought = Math.min(amount, spentBought)
  const from = kind === 'void' ? ('held' as const) : ('used' as const)
  const period = isCurrent
    ? { ...book.period, spent: book.period.spent - amount, spentBought: spentBought - bought }
    : book.period
  return move(book, period, [
    { kind, from, to: 'bought', amount: bought },
    { kind, from, to: isCurrent ? 'granted' : 'issued', amount: amount - bought },
  ])
}

/** Ends the credits that are left of the grants of the book's period. */
export const expire = (book: Book): Change => expireSome(book, book.granted)

function expireSome(book: Book, amount: number): Change {
  const period = { ...book.period, grant: book.period.grant - amount }
  return move(book, period, [{ kind: 'expire', from: 'granted', to: 'issued', amount }])
}

/**
 * Makes the grant of the current period as large as `credits`. Of a larger one, what is spent stays spent.
 * @param credits a whole number, which may be 0
 */
export function setGrant(book: Book, credits: number): Change {
  const { grant: before } = book.period
  if (credits > before) return addGranted(book, credits - before)
  return expireSome(book, Math.min(book.granted, before - credits))
}

/** Begins a new grant within the current period: what is left of the one before expires. */
export function renewGrant(book: Book, credits: number): Change {
  requireAmount(credits)
  const expired = expire(book)
  const granted = addGranted(expired.book, credits)
  return { book: granted.book, movements: [...expired.movements, ...granted.movements] }
}

/**
 * Takes back bought credits whose price was returned: as many as are left.
 * @param kept bought credits that came later, which stay. They count as spent after all others.
 */
export function withdraw(book: Book, amount: number, kept = 0): Change {
  requireAmount(amount)
  const taken = Math.min(amount, Math.max(0, book.bought - kept))
  return move(book, book.period, [
    { kind: 'withdraw', from: 'bought', to: 'issued', amount: taken },
  ])
}

/** Whether a new period has to start before credits are held. False where the clock was set back. */
export const isOver = ({ period }: Book, now: number): boolean => now >= period.end

/** A book in a new period, and the movements that end the old one and begin the new one. */
export interface StartedPeriod {
  ended: Movement[]
  begun: Movement[]
  book: Book
}

/** Starts a period: what is left of the last grant expires, and `credits` are granted, which may be none. */
export function startPeriod(book: Book, { start, end }: Period, credits: number): StartedPeriod {
  const expired = expire(book)
  const empty = { start, end, grant: 0, spent: 0, spentBought: 0 }
  const granted = addGranted({ ...expired.book, period: empty }, credits)
  return { ended: expired.movements, begun: granted.movements, book: granted.book }
}
