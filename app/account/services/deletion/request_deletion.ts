import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { dueMs, isConfirmed } from '#app/account/domain/deletion'
import {
  cancelSubscription,
  type Changed,
} from '#app/billing/services/payments/change_subscription'
import { expireCheckoutsOf } from '#app/billing/services/payments/expire_checkouts'
import { inTransaction } from '#app/core/transact'
import { ownsTeams } from '#app/workspaces/services/workspaces'

type Client = Pick<QueryClientContract, 'from'>

interface Wish {
  userId: string
  /** What the person typed. */
  confirmation: string
  /** Milliseconds since 1970. */
  now: number
}

type Refusal = { ok: false; error: 'not_confirmed' | 'only_administrator' | 'owns_workspaces' }
/** The subscription could not be canceled. */
export type NotCanceled = Extract<Changed, { ok: false }> & { message?: string }
export type Requested = { ok: true } | Refusal | NotCanceled

/**
 * Has an account erased in 14 days. Its subscription ends with the period that is paid for: nothing more is charged, and
 * a person who keeps the account keeps what they paid for. Where Stripe cannot be asked, nothing changes. Asking again
 * does not change the day.
 */
export async function requestDeletion({ userId, confirmation, now }: Wish): Promise<Requested> {
  const person = await db.from('users').where('id', userId).firstOrFail()
  if (!isConfirmed(person.email, confirmation)) return { ok: false, error: 'not_confirmed' }
  if (person.deletion_due_ms !== null) return { ok: true }
  if (await isOnlyAdministrator(userId)) return { ok: false, error: 'only_administrator' }
  if (await ownsTeams(userId)) return { ok: false, error: 'owns_workspaces' }
  const canceled = await cancelSubscription(userId, 'period_end')
  if (!canceled.ok && canceled.error !== 'no_subscription') return canceled
  const requested = await inTransaction(async (trx): Promise<Requested> => {
    if (await isOnlyAdministrator(userId, trx)) return { ok: false, error: 'only_administrator' }
    if (await ownsTeams(userId, trx)) return { ok: false, error: 'owns_workspaces' }
    const due = { deletion_due_ms: dueMs(now) }
    await trx.from('users').where('id', userId).whereNull('deletion_due_ms').update(due)
    return { ok: true }
  })
  if (requested.ok) await expireCheckoutsOf(userId)
  return requested
}

/** Whether nobody else would be left who can manage this server. */
export async function isOnlyAdministrator(userId: string, client: Client = db): Promise<boolean> {
  const staying: { id: string }[] = await client
    .from('users')
    .where('is_admin', true)
    .where(
      (one) =>
        void one
          .where('id', userId)
          .orWhere((other) => other.whereNull('deletion_due_ms').whereNull('suspended_ms'))
    )
    .limit(2)
    .select('id')
  return staying.length === 1 && staying[0].id === userId
}

/** Takes the wish back. @returns false where there is none, or the erasure has begun */
export async function keepAccount(userId: string): Promise<boolean> {
  const kept = await db
    .from('users')
    .where('id', userId)
    .whereNotNull('deletion_due_ms')
    .whereNull('erasure_key')
    .update({ deletion_due_ms: null })
  return Number(kept) > 0
}
