import { MAX_AT_ONCE, voidExpiredHolds } from '#app/billing/services/void_expired_holds'
import { defineJob, isNothing } from '#app/core/jobs/define_job'
import { inTransaction } from '#app/core/transact'

export const voidExpiredHoldsJob = defineJob({
  name: 'void_expired_holds',
  schedule: { cron: '40 * * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: async ({ signal }) => {
    let voided: number
    do voided = await inTransaction((trx) => voidExpiredHolds(Date.now(), trx))
    while (voided === MAX_AT_ONCE && !signal.aborted)
  },
})
