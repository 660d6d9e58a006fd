import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/auth/models/user'
import { grant } from '#app/billing/services/ledger/grant'
import { hold } from '#app/billing/services/ledger/hold'
import { post } from '#app/billing/services/ledger/post'
import { readCredits } from '#app/billing/services/usage/read_credits'
import { refund } from '#app/billing/services/ledger/refund'
import { voidHold } from '#app/billing/services/ledger/void_hold'
import { inTransaction } from '#app/core/transact'
import { createPerson } from '#tests/helpers/people'

type Trx = TransactionClientContract

/** The ledger of one person, each operation in a transaction of its own. */
export class Books {
  /** Milliseconds since 1970. */
  now = Date.parse('2026-03-15T12:00:00Z')

  constructor(public user: User) {}

  get userId() {
    return this.user.id
  }

  hold = (reference: string, amount = 1) =>
    inTransaction((trx) => hold({ ...this.at(), reference, amount }, trx))

  post = (reference: string) => inTransaction((trx) => post({ ...this.at(), reference }, trx))

  void = (reference: string) => inTransaction((trx) => voidHold({ ...this.at(), reference }, trx))

  refund = (reference: string) => inTransaction((trx) => refund({ ...this.at(), reference }, trx))

  buy = (reference: string, amount: number) => this.#add(reference, amount, 'purchase')

  give = (reference: string, amount: number) => this.#add(reference, amount, 'gift')

  #add = (reference: string, amount: number, source: 'purchase' | 'gift') =>
    inTransaction((trx: Trx) =>
      grant({ ...this.at(), reference, amount, account: 'bought', source }, trx)
    )

  /** Granted, bought, held and used credits. */
  async balances(): Promise<number[]> {
    const { book } = await readCredits(this.at())
    return [book.granted, book.bought, book.held, book.used]
  }

  /** All movements in order, as `kind amount from>to`. */
  async movements(): Promise<string[]> {
    const rows = await db
      .from('credit_lines')
      .where('user_id', this.userId)
      .orderBy('movement_id')
      .orderBy('side')
    const pairs = Map.groupBy(rows, ({ movement_id: id }) => id)
    return [...pairs.values()].map(
      ([from, to]) => `${from.kind} ${to.amount} ${from.account}>${to.account}`
    )
  }

  set(moment: string) {
    this.now = Date.parse(moment)
  }

  at = () => ({ userId: this.userId, now: this.now })
}

/** The books of a new person who signed up on a day. */
export async function newBooks(
  plan: 'free' | 'pro' = 'free',
  signedUp = '2026-01-31T10:00:00Z'
): Promise<Books> {
  const user = await createPerson({ plan })
  await db
    .from('users')
    .where('id', user.id)
    .update({ created_at: DateTime.fromISO(signedUp).toUTC().toFormat('yyyy-MM-dd HH:mm:ss') })
  return new Books(user)
}
