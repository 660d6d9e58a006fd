import { DAY_MS } from '#app/core/domain/day'
import db from '@adonisjs/lucid/services/db'
import { NOTICE_DAYS } from '#app/activity/domain/notice_kinds'
import { defineJob, isNothing } from '#app/core/jobs/define_job'

/** Removes notices that are older than 30 days. */
export async function purgeNotices(nowMs: number): Promise<void> {
  await db
    .from('notices')
    .where('created_ms', '<', nowMs - NOTICE_DAYS * DAY_MS)
    .delete()
}

/** Every night. */
export const noticesPurge = defineJob({
  name: 'purge_notices',
  schedule: { cron: '30 3 * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: () => purgeNotices(Date.now()),
})
