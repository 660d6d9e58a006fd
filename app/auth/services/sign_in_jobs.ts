import { purgeDeviceGrants } from '#app/auth/services/device/purge_device_grants'
import { purgeTokens } from '#app/auth/services/purge_tokens'
import { sweepSessions } from '#app/auth/services/sessions'
import { defineJob, isNothing } from '#app/core/jobs/define_job'

export const sweepSessionsJob = defineJob({
  name: 'sweep_sessions',
  schedule: { cron: '20 * * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: sweepSessions,
})

export const purgeTokensJob = defineJob({
  name: 'purge_expired_tokens',
  schedule: { cron: '30 3 * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: async () => void (await purgeTokens(Date.now())),
})

export const purgeDeviceGrantsJob = defineJob({
  name: 'purge_device_grants',
  schedule: { cron: '25 * * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: async () => void (await purgeDeviceGrants(Date.now())),
})
