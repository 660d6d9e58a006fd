import logger from '@adonisjs/core/services/logger'
import { beginAuditEntry, endAuditEntry } from '#app/auth/services/audit/audit_entries'
import type { ReportedSync } from '#app/content/domain/sync/report_lines'
import { findSyncReport } from '#app/content/services/sync/find_sync_report'
import { awaitSync } from '#app/content/services/sync/follow_sync'
import { notionSetup } from '#app/content/services/sync/notion_setup'
import { contentSyncJob } from '#app/content/services/sync/run_sync'
import { startSync, type SyncWish } from '#app/content/services/sync/start_sync'
import { syncSubject, wishSubject } from '#app/content/services/sync/sync_subject'
import type { Job } from '#app/core/jobs/define_job'
import { JobRunner } from '#app/core/jobs/job_runner'
import { inTransaction } from '#app/core/transact'

export type CommandedSync = { ok: true; report: ReportedSync } | { ok: false; message: string }

const STARTER = { starter: 'command', userId: null } as const
const GRACE_MS = 2_000

/** Syncs and waits for the end. This process does the work where no server does. */
export async function commandSync(
  wish: Pick<SyncWish, 'mode' | 'isDryRun'>
): Promise<CommandedSync> {
  const setup = await notionSetup()
  const whole = { ...wish, replacesEdits: false }
  const entry = await beginAuditEntry({ kind: 'command' }, 'content:sync', wishSubject(whole))
  const started = await inTransaction((trx) => startSync(setup, whole, STARTER, trx))
  if (!started.ok) {
    await endAuditEntry(entry, 'refused')
    return { ok: false, message: REFUSALS[started.error] }
  }
  const { id } = started.row
  const runner = new JobRunner({ jobs: [contentSyncJob as Job<unknown>], log: logger })
  await runner.start()
  try {
    const row = await awaitSync(id, new AbortController().signal)
    await endAuditEntry(entry, row.state === 'succeeded' ? 'done' : 'failed', syncSubject(row))
    return { ok: true, report: await reportOf(row) }
  } finally {
    await runner.stop(GRACE_MS)
  }
}

const REFUSALS = {
  off: 'Content sync is not set up. Set NOTION_TOKEN and the ids of its data sources.',
  under_way: 'Another sync is under way.',
}

async function reportOf(row: Parameters<typeof findSyncReport>[0]): Promise<ReportedSync> {
  const { counts, pages } = await findSyncReport(row)
  return {
    ...{ state: row.state, isDryRun: row.is_dry_run, counts, requests: row.requests },
    error: row.error,
    pages: pages.map(({ outcome, title, url, faults }) => ({
      ...{ outcome, title, url },
      faults: faults.map(({ field, message }) => ({ field, message })),
    })),
  }
}
