import { beginAuditEntry, endAuditEntry } from '#app/auth/services/audit/audit_entries'
import { notionSetup } from '#app/content/services/sync/notion_setup'
import { startSync } from '#app/content/services/sync/start_sync'
import { syncSubject, wishSubject } from '#app/content/services/sync/sync_subject'
import { defineJob, isNothing } from '#app/core/jobs/define_job'
import { inTransaction } from '#app/core/transact'
import env from '#start/env'

const WISH = { mode: 'incremental', isDryRun: false, replacesEdits: false } as const
const STARTER = { starter: 'schedule', userId: null } as const

/** Begins an incremental sync, unless one is under way. */
export async function startScheduledSync(): Promise<void> {
  const setup = await notionSetup()
  if (!setup) return
  const entry = await beginAuditEntry(
    { kind: 'schedule' },
    'content_syncs.schedule',
    wishSubject(WISH)
  )
  const started = await inTransaction((trx) => startSync(setup, WISH, STARTER, trx))
  if (started.ok) await endAuditEntry(entry, 'done', syncSubject(started.row))
  else await endAuditEntry(entry, 'refused')
}

const cron = env.get('NOTION_SYNC_SCHEDULE')

export const scheduledSync = defineJob({
  name: 'schedule_content_sync',
  ...(cron !== undefined && { schedule: { cron, zone: 'UTC' } }),
  isPayload: isNothing,
  run: async () => {
    // A row of an earlier schedule may be left.
    if (cron !== undefined) await startScheduledSync()
  },
})
