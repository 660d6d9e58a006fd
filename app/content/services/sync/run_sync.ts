import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { failureWords, renamedWords } from '#app/content/domain/sync/failure_words'
import type { SourceKind } from '#app/content/domain/sync/property_names'
import { isUnderWay, type SyncFailureKind } from '#app/content/domain/sync/sync_state'
import { NotionFailure } from '#app/content/services/sync/notion_failure'
import { notionSetup, type NotionSource } from '#app/content/services/sync/notion_setup'
import { contentSync, type SyncPayload } from '#app/content/services/sync/sync_kind'
import { RenamedProperty, syncSource } from '#app/content/services/sync/sync_source'
import { resumeSync } from '#app/content/services/sync/resume_sync'
import { endSync, findSyncRow, SYNCS } from '#app/content/services/sync/sync_rows'
import { SyncStopped, SyncWork } from '#app/content/services/sync/sync_work'
import { defineJob, type JobRun } from '#app/core/jobs/define_job'

/** Of the history, with what was reported of each page. */
const MAX_KEPT_SYNCS = 50
const TIME_LIMIT_MS = 6 * 60 * 60_000

interface Failure {
  failure: SyncFailureKind
  error: string
}

/** Runs a sync, from where an interrupted one was. */
async function runSync(run: JobRun<SyncPayload>): Promise<void> {
  const row = await findSyncToRun(run)
  if (!row) return
  const setup = await notionSetup()
  if (!setup) return failSync(row.id, { failure: 'internal', error: 'Content sync is off.' })
  const work = new SyncWork(run, row, setup)
  try {
    const begun = { state: 'running' as const, started_ms: row.started_ms ?? Date.now() }
    await work.held((trx) => work.change(begun, trx))
    const failures: Failure[] = []
    for (const source of setup.sources) failures.push(...(await failuresIn(work, source)))
    await work.held((trx) => end(work, failures, trx))
  } catch (error) {
    if (!(error instanceof SyncStopped)) throw error
  }
  await removeOldSyncs()
}

/** @returns why a source could not be read; none where it was */
async function failuresIn(work: SyncWork, source: NotionSource): Promise<Failure[]> {
  try {
    await syncSource(work, source)
    return []
  } catch (error) {
    if (error instanceof RenamedProperty)
      return [{ failure: 'renamed', error: renamedWords(source.kind, error.property) }]
    if (!(error instanceof NotionFailure)) throw error
    logger.warn({ failure: error.failure, source: source.kind }, 'content sync failed')
    return [wordsOf(error, source.kind)]
  }
}

function wordsOf({ failure, detail }: NotionFailure, kind: SourceKind): Failure {
  const named = failure === 'too_large' ? 'refused' : failure
  return { failure: named, error: failureWords(named, kind, detail) }
}

/** A sync that could not read all of its sources has failed, for the reason that came first. */
async function end(
  { row, requests }: SyncWork,
  [failure]: Failure[],
  trx: TransactionClientContract
): Promise<void> {
  const state = failure ? 'failed' : 'succeeded'
  if (!(await endSync(row, { state, ...failure, requests }, trx))) throw new SyncStopped()
}

const failSync = (syncId: string, failure: Failure): Promise<void> =>
  db.transaction((trx) => failSyncIn(trx, syncId, failure))

async function failSyncIn(trx: TransactionClientContract, syncId: string, failure: Failure) {
  const row = await findSyncRow(syncId, trx)
  if (row) await endSync(row, { state: 'failed', ...failure }, trx)
}

/**
 * The sync that a job is for, to be run; null where it has ended. One that was given up because of an error in Hone is
 * begun again: its job runs only once an administrator retries it.
 */
async function findSyncToRun({ payload, requireClaimIn }: JobRun<SyncPayload>) {
  const row = await findSyncRow(payload.syncId)
  if (!row || isUnderWay(row.state)) return row
  if (row.state !== 'failed' || row.failure !== 'internal') return null
  return db.transaction(async (trx) => {
    await requireClaimIn(trx)
    return resumeSync(row.id, trx)
  })
}

async function removeOldSyncs(): Promise<void> {
  const oldest = await db
    .from(SYNCS)
    .orderBy('id', 'desc')
    .offset(MAX_KEPT_SYNCS)
    .limit(1)
    .select('id')
    .first()
  if (!oldest) return
  await db
    .from(SYNCS)
    .where('id', '<=', oldest.id)
    .whereNotIn('state', ['queued', 'running'])
    .delete()
}

export const contentSyncJob = defineJob<SyncPayload>({
  ...contentSync,
  retries: { most: 5, firstPauseMs: 1_000 },
  timeLimitMs: TIME_LIMIT_MS,
  run: runSync,
  giveUp: (trx, { syncId }) =>
    failSyncIn(trx, syncId, { failure: 'internal', error: failureWords('internal', 'templates') }),
})
