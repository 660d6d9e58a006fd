import { DateTime } from 'luxon'
import { defineJob, isNothing } from '#app/core/jobs/define_job'
import { purgeDeleted } from '#app/prompts/services/purge_deleted'

export const purgeDeletedJob = defineJob({
  name: 'purge_deleted_prompts',
  schedule: { cron: '10 3 * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: async () => void (await purgeDeleted(DateTime.utc())),
})
