import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PageOutcome } from '#app/content/domain/sync/plan_page'
import type { SourceKind } from '#app/content/domain/sync/property_names'
import {
  NO_COUNTS,
  type SyncCounts,
  type SyncFailureKind,
  type SyncMode,
  type SyncState,
} from '#app/content/domain/sync/sync_state'
import { absent } from '#app/core/exceptions/api_exception'
import { publish } from '#app/core/signals/signals'

export const SYNCS = 'content_syncs'
export const SYNC_PAGES = 'content_sync_pages'
export const SYNC_FAULTS = 'content_sync_faults'
export const SYNCS_TOPIC = 'content syncs'

/** How far one data source was read. */
export interface SourceProgress {
  id: string
  /** The fields that its pages have a property for. */
  fields: string[]
  cursor: string | null
  isListed: boolean
}

export type SyncProgress = Partial<Record<SourceKind, SourceProgress>>

export type SyncStarter = 'person' | 'command' | 'schedule'

/** A sync, as the database stores it. */
export interface SyncRow {
  id: string
  mode: SyncMode
  is_dry_run: boolean
  replaces_edits: boolean
  state: SyncState
  starter: SyncStarter
  started_by: string | null
  since_ms: number | null
  progress: string
  created_ms: number
  started_ms: number | null
  ended_ms: number | null
  counts: string | null
  requests: number
  failure: SyncFailureKind | null
  error: string | null
}

export interface SyncPageRow {
  sync_id: string
  page_id: string
  source: SourceKind
  outcome: PageOutcome
  title: string
  url: string | null
  target_id: string | null
}

export interface SyncFaultRow {
  sync_id: string
  page_id: string
  source: SourceKind
  position: number
  field: string
  message: string
}

type Client = Pick<QueryClientContract, 'from'>

/** SQLite stores 0 and 1, and PostgreSQL answers large numbers as texts. */
const plain = (row: SyncRow): SyncRow => ({
  ...row,
  ...{ is_dry_run: Boolean(row.is_dry_run), replaces_edits: Boolean(row.replaces_edits) },
  ...{ since_ms: numberOf(row.since_ms), created_ms: Number(row.created_ms) },
  ...{ started_ms: numberOf(row.started_ms), ended_ms: numberOf(row.ended_ms) },
})

const numberOf = (value: number | null) => (value === null ? null : Number(value))

export async function findSyncRow(id: string, client: Client = db): Promise<SyncRow | null> {
  const row: SyncRow | null = await client.from(SYNCS).where('id', id).first()
  return row && plain(row)
}

/** @throws ApiException 404 */
export async function requireSync(id: string): Promise<SyncRow> {
  const row = await findSyncRow(id)
  if (!row) throw absent('sync')
  return row
}

export async function findSyncRows(
  { limit, before }: { limit: number; before: string | null },
  client: Client = db
): Promise<SyncRow[]> {
  const query = client.from(SYNCS).orderBy('id', 'desc').limit(limit)
  if (before !== null) query.where('id', '<', before)
  const rows: SyncRow[] = await query
  return rows.map(plain)
}

export async function findSyncUnderWay(client: Client = db): Promise<SyncRow | null> {
  const row: SyncRow | null = await client
    .from(SYNCS)
    .whereIn('state', ['queued', 'running'])
    .orderBy('id')
    .first()
  return row && plain(row)
}

/** The last sync that read everything it had to and wrote it. */
export async function findLastSync(client: Client = db): Promise<SyncRow | null> {
  const row: SyncRow | null = await client
    .from(SYNCS)
    .where({ state: 'succeeded', is_dry_run: false })
    .orderBy('id', 'desc')
    .first()
  return row && plain(row)
}

/** Changes a sync that is under way. @returns false where it was stopped meanwhile */
export async function changeSync(
  id: string,
  change: Partial<SyncRow>,
  trx: TransactionClientContract
): Promise<boolean> {
  const changed = await trx
    .from(SYNCS)
    .where('id', id)
    .whereIn('state', ['queued', 'running'])
    .update(change)
  await publish(trx, SYNCS_TOPIC, id)
  return Number(changed) > 0
}

/** How many pages had each outcome so far, or in the end. */
export async function countsOf(row: SyncRow, client: Client = db): Promise<SyncCounts> {
  if (row.counts !== null) return { ...NO_COUNTS, ...JSON.parse(row.counts) }
  const rows: { outcome: PageOutcome; pages: number }[] = await (client as QueryClientContract)
    .from(SYNC_PAGES)
    .where('sync_id', row.id)
    .groupBy('outcome')
    .select('outcome')
    .count('* as pages')
  const counted = rows.map(({ outcome, pages }) => [outcome, Number(pages)])
  return { ...NO_COUNTS, ...Object.fromEntries(counted) }
}

/** Ends a sync that is under way. What was not changed is only counted. @returns false where it had ended already */
export async function endSync(
  row: SyncRow,
  ended: Pick<SyncRow, 'state'> & Partial<SyncRow>,
  trx: TransactionClientContract
): Promise<boolean> {
  const counts = JSON.stringify(await countsOf(row, trx))
  if (!(await changeSync(row.id, { ...ended, counts, ended_ms: Date.now() }, trx))) return false
  await trx.from(SYNC_PAGES).where({ sync_id: row.id, outcome: 'unchanged' }).delete()
  return true
}

export const progressOf = ({ progress }: Pick<SyncRow, 'progress'>): SyncProgress =>
  JSON.parse(progress)
