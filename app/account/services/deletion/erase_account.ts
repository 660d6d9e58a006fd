import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PERSONAL_MODULES } from '#app/account/services/personal_modules'
import { forgetPerson } from '#app/auth/services/person_data'
import { forgetCustomer } from '#app/billing/services/payments/forget_customer'
import { defineJob } from '#app/core/jobs/define_job'
import { inTransaction } from '#app/core/transact'
import { stopWork } from '#app/flows/services/person_data'

interface ErasurePayload {
  /** Of the erasure. The job must not name the person: its row may stay when it fails. */
  key: string
}

export const keyOf = ({ key }: ErasurePayload): string => `erase account ${key}`

/**
 * Removes all that this server has of a person whose erasure has begun, some rows at a time, and the person last. It can
 * be interrupted anywhere and goes on where it was.
 * @throws Error where Stripe cannot be asked: it must not charge a person whom nobody here knows any more
 */
export async function eraseAccount(key: string, signal: AbortSignal): Promise<void> {
  const person = await db.from('users').where('erasure_key', key).select('id').first()
  if (!person) return
  const userId: string = person.id
  await stopWork(userId)
  const forgotten = await forgetCustomer(userId)
  if (!forgotten.ok) throw new Error(`The customer could not be deleted: ${forgotten.error}.`)
  do {
    for (const { erasePerson } of PERSONAL_MODULES)
      while (await inTransaction((trx) => erasePerson(userId, trx))) signal.throwIfAborted()
  } while (!(await inTransaction((trx) => removePerson(userId, trx))))
}

/** @returns false where something was written in the meantime; that goes first */
async function removePerson(userId: string, trx: TransactionClientContract): Promise<boolean> {
  for (const { erasePerson } of PERSONAL_MODULES) if (await erasePerson(userId, trx)) return false
  await forgetPerson(userId, trx)
  return true
}

export const accountErasure = defineJob<ErasurePayload>({
  name: 'erase_account',
  isPayload: (value): value is ErasurePayload =>
    typeof (value as ErasurePayload | null)?.key === 'string',
  key: keyOf,
  // Stripe may be down for hours.
  retries: { most: 20, firstPauseMs: 5_000, maxPauseMs: 60 * 60_000 },
  timeLimitMs: 15 * 60_000,
  run: ({ payload, signal }) => eraseAccount(payload.key, signal),
})
