import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import { isSameId } from '#app/content/domain/sync/notion_page'
import { OVERLAP_MS } from '#app/content/domain/sync/plan_page'
import type { SyncMode } from '#app/content/domain/sync/sync_state'
import type { NotionSetup } from '#app/content/services/sync/notion_setup'
import { contentSync } from '#app/content/services/sync/sync_kind'
import {
  findLastSync,
  findSyncUnderWay,
  progressOf,
  type SyncRow,
  SYNCS,
  type SyncStarter,
} from '#app/content/services/sync/sync_rows'
import { enqueue } from '#app/core/jobs/enqueue'

export interface SyncWish {
  mode: SyncMode
  isDryRun: boolean
  /** Whether pages replace templates that were edited here too. */
  replacesEdits: boolean
}

export interface Starter {
  starter: SyncStarter
  userId: string | null
}

export type StartedSync =
  | { ok: true; row: SyncRow }
  | { ok: false; error: 'off' }
  | { ok: false; error: 'under_way'; row: SyncRow }

/**
 * Begins a sync, one at a time. It reads all pages where it is to replace edits, because pages that nobody edited may
 * replace some too, and where there is no earlier one from the same data sources.
 */
export async function startSync(
  setup: NotionSetup | null,
  wish: SyncWish,
  { starter, userId }: Starter,
  trx: TransactionClientContract
): Promise<StartedSync> {
  if (!setup) return { ok: false, error: 'off' }
  const underWay = await findSyncUnderWay(trx)
  if (underWay) return { ok: false, error: 'under_way', row: underWay }
  const readsAll = wish.mode === 'full' || wish.replacesEdits
  const sinceMs = readsAll ? null : await startOf(setup, trx)
  const row: SyncRow = {
    ...{ id: v7(), state: 'queued', starter, started_by: userId, created_ms: Date.now() },
    ...{ mode: sinceMs === null ? 'full' : 'incremental', since_ms: sinceMs, progress: '{}' },
    ...{ is_dry_run: wish.isDryRun, replaces_edits: wish.replacesEdits, requests: 0 },
    ...{ started_ms: null, ended_ms: null, counts: null, failure: null, error: null },
  }
  await trx.table(SYNCS).insert(row)
  await enqueue(trx, contentSync, { syncId: row.id })
  return { ok: true, row }
}

/** Since when edits must be read; null where nothing was read before. */
async function startOf(
  { sources }: NotionSetup,
  trx: TransactionClientContract
): Promise<number | null> {
  const last = await findLastSync(trx)
  if (!last || last.started_ms === null) return null
  const progress = progressOf(last)
  const isSame = sources.every(({ kind, id }) => isSameId(progress[kind]?.id ?? null, id))
  return isSame ? last.started_ms - OVERLAP_MS : null
}
