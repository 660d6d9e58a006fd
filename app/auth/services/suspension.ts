import { publishAccessEnd } from '#app/auth/services/access_topic'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

interface Suspension {
  userId: string
  reason: string
  /** Milliseconds since 1970. */
  now: number
}

/** Shuts a person out: their sessions end, and neither a sign-in nor an access token lets them in until it is ended. */
export async function suspend(
  { userId, reason, now }: Suspension,
  trx: TransactionClientContract
): Promise<void> {
  await trx
    .from('users')
    .where('id', userId)
    .update({ suspended_ms: now, suspension_reason: reason })
  await trx.from('sessions').where('user_id', userId).delete()
  await publishAccessEnd(userId, trx)
}

/** Lets a person sign in again. */
export async function endSuspension(userId: string, trx: TransactionClientContract): Promise<void> {
  await trx
    .from('users')
    .where('id', userId)
    .update({ suspended_ms: null, suspension_reason: null })
}

/** Whether a person is shut out. */
export const isSuspended = async (userId: string): Promise<boolean> =>
  (await db.from('users').where('id', userId).whereNotNull('suspended_ms').first()) !== null

/** Holds where the person with the id in this column may come in. It is part of the statement that reads a token or link. */
export const isNotSuspended =
  (id: string) =>
  (query: DatabaseQueryBuilderContract): void =>
    void query.whereNotExists((people: DatabaseQueryBuilderContract) =>
      people.from('users').whereColumn('users.id', id).whereNotNull('users.suspended_ms')
    )
