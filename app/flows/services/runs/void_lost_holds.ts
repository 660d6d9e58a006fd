import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MAX_AT_ONCE, voidExpiredHolds } from '#app/billing/services/ledger/void_expired_holds'
import { defineJob, isNothing } from '#app/core/jobs/define_job'
import { inTransaction } from '#app/core/transact'
import { creditOf } from '#app/flows/engine/settle_credit'

/** Runs that have not ended keep their holds: one that waits for a person may do so for weeks. */
const openHolds = (trx: TransactionClientContract) =>
  trx
    .from('runs')
    .whereNull('ended_ms')
    .select(trx.raw('? || id', [creditOf('')]))

/** Returns credits that were held for runs that are gone, at most a hundred holds. @returns how many holds were voided */
export const voidLostHolds = (now: number, trx: TransactionClientContract): Promise<number> =>
  voidExpiredHolds(now, trx, openHolds(trx))

export const lostHoldsSweep = defineJob({
  name: 'void_expired_holds',
  schedule: { cron: '40 * * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: async ({ signal }) => {
    let voided: number
    do voided = await inTransaction((trx) => voidLostHolds(Date.now(), trx))
    while (voided === MAX_AT_ONCE && !signal.aborted)
  },
})
