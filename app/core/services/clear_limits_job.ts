import db from '@adonisjs/lucid/services/db'
import { defineJob, isNothing } from '#app/core/jobs/define_job'

/** Removes what limits no longer count. */
export const clearLimitsJob = defineJob({
  name: 'clear_expired_limits',
  schedule: { cron: '50 * * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: async () => {
    await db.from('rate_limits').where('expire', '<=', Date.now()).delete()
    await db.from('reservations').where('expires_ms', '<=', Date.now()).delete()
  },
})
