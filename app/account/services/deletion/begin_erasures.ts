import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v4 } from 'uuid'
import { erasePerson as eraseWaysIn } from '#app/auth/services/person_data'
import { defineJob, isNothing } from '#app/core/jobs/define_job'
import { enqueue } from '#app/core/jobs/enqueue'
import { inTransaction } from '#app/core/transact'
import { accountErasure, keyOf } from '#app/account/services/deletion/erase_account'

/**
 * Begins to erase the accounts that are due. From then on nobody gets in, and nothing takes it back. Erasures that had
 * been given up go on.
 * @param now milliseconds since 1970
 */
export async function beginErasures(now: number): Promise<void> {
  const due: { id: string }[] = await db
    .from('users')
    .where('deletion_due_ms', '<=', now)
    .orderBy('id')
    .select('id')
  for (const { id } of due) {
    try {
      await inTransaction((trx) => beginErasure(id, now, trx))
    } catch (error) {
      logger.error({ err: error }, 'an erasure could not begin')
    }
  }
}

async function beginErasure(
  userId: string,
  now: number,
  trx: TransactionClientContract
): Promise<void> {
  // The owner may have kept the account since. The first write of this row decides.
  const begun = await trx
    .from('users')
    .where('id', userId)
    .where('deletion_due_ms', '<=', now)
    .whereNull('erasure_key')
    .update({ erasure_key: v4(), is_admin: false })
  const person = await trx
    .from('users')
    .where('id', userId)
    .whereNotNull('erasure_key')
    .select('erasure_key')
    .first()
  if (!person) return
  const key: string = person.erasure_key
  if (Number(begun) > 0) while (await eraseWaysIn(userId, trx));
  else if (await isUnderWay(key, trx)) return
  await enqueue(trx, accountErasure, { key })
}

async function isUnderWay(key: string, trx: TransactionClientContract): Promise<boolean> {
  const jobs = trx.from('jobs').where('key', keyOf({ key })).whereNot('state', 'failed')
  return (await jobs.select('id').first()) !== null
}

/** Every night. */
export const dueErasures = defineJob({
  name: 'begin_account_erasures',
  schedule: { cron: '10 4 * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: () => beginErasures(Date.now()),
})
