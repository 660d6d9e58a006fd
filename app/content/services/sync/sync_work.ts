import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PageFault } from '#app/content/domain/sync/page_reader'
import type { SourceKind } from '#app/content/domain/sync/property_names'
import { NotionGateway } from '#app/content/services/sync/notion_gateway'
import type { NotionSetup } from '#app/content/services/sync/notion_setup'
import type { SyncPayload } from '#app/content/services/sync/sync_kind'
import {
  changeSync,
  findSyncRow,
  progressOf,
  type SourceProgress,
  SYNC_FAULTS,
  SYNC_PAGES,
  type SyncPageRow,
  type SyncProgress,
  type SyncRow,
  SYNCS_TOPIC,
} from '#app/content/services/sync/sync_rows'
import { isUnderWay } from '#app/content/domain/sync/sync_state'
import type { JobRun } from '#app/core/jobs/define_job'
import { publish } from '#app/core/signals/signals'

/** Milliseconds between two signals about progress. */
const SIGNAL_MS = 300
const ROWS_AT_ONCE = 50
const PAGE_KEY = ['sync_id', 'page_id', 'source']
const MAX_MESSAGE_LENGTH = 500

/** An administrator stopped the sync. */
export class SyncStopped extends Error {}

export type PageEntry = Omit<SyncPageRow, 'sync_id'> & { faults?: PageFault[] }

/** One sync under way, whose writes happen only while this worker holds its job and nobody has stopped it. */
export class SyncWork {
  readonly gateway: NotionGateway
  readonly #progress: SyncProgress
  #requestsBefore: number
  #signaledAt = 0

  constructor(
    private run: JobRun<SyncPayload>,
    readonly row: SyncRow,
    readonly setup: NotionSetup
  ) {
    this.gateway = new NotionGateway(setup, run.signal)
    this.#progress = progressOf(row)
    this.#requestsBefore = row.requests
  }

  get id(): string {
    return this.row.id
  }

  /** Since when edits are read; null for a full sync. */
  get sinceMs(): number | null {
    return this.row.since_ms
  }

  progressIn(kind: SourceKind): SourceProgress | null {
    return this.#progress[kind] ?? null
  }

  /** Notes how far a source was read. */
  async saveProgress(kind: SourceKind, progress: SourceProgress): Promise<void> {
    this.#progress[kind] = progress
    await this.held(async (trx) => {
      await this.change({ progress: JSON.stringify(this.#progress) }, trx)
      if (this.run.hasFailures()) await this.run.noteProgressIn(trx)
    })
  }

  /** @throws what the worker aborted the sync with */
  requireRunning(): void {
    this.run.signal.throwIfAborted()
  }

  /** @throws SyncStopped */
  async change(change: Partial<SyncRow>, trx: TransactionClientContract): Promise<void> {
    const { requests } = this
    if (!(await changeSync(this.id, { ...change, requests }, trx))) throw new SyncStopped()
  }

  get requests(): number {
    return this.#requestsBefore + this.gateway.requests
  }

  /** @throws SyncStopped */
  held<Made>(write: (trx: TransactionClientContract) => Promise<Made>): Promise<Made> {
    return db.transaction(async (trx) => {
      await this.run.requireClaimIn(trx)
      const row = await findSyncRow(this.id, trx)
      if (!row || !isUnderWay(row.state)) throw new SyncStopped()
      const made = await write(trx)
      await this.#signal(trx)
      return made
    })
  }

  /** Says what became of some pages: the last word counts for a page that was moved meanwhile. */
  async note(entries: PageEntry[], trx: TransactionClientContract): Promise<void> {
    for (let at = 0; at < entries.length; at += ROWS_AT_ONCE) {
      const some = entries.slice(at, at + ROWS_AT_ONCE)
      const rows = some.map(({ faults: _faults, ...entry }) => ({ sync_id: this.id, ...entry }))
      await trx.table(SYNC_PAGES).insert(rows).onConflict(PAGE_KEY).merge()
    }
    const faults = entries.flatMap(({ page_id: pageId, source, faults: found = [] }) =>
      found.map(({ field, message }, position) => ({
        ...{ sync_id: this.id, page_id: pageId, source, position, field },
        message: message.slice(0, MAX_MESSAGE_LENGTH).toWellFormed(),
      }))
    )
    for (let at = 0; at < faults.length; at += ROWS_AT_ONCE)
      await trx.table(SYNC_FAULTS).multiInsert(faults.slice(at, at + ROWS_AT_ONCE))
  }

  /** The pages of a source that this sync has dealt with, before it was interrupted. */
  async doneAmong(source: SourceKind, ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set()
    const done = db.from(SYNC_PAGES).where({ sync_id: this.id, source }).whereIn('page_id', ids)
    const rows: { page_id: string }[] = await done.select('page_id')
    return new Set(rows.map(({ page_id: id }) => id))
  }

  async #signal(trx: TransactionClientContract): Promise<void> {
    if (Date.now() - this.#signaledAt < SIGNAL_MS) return
    this.#signaledAt = Date.now()
    await publish(trx, SYNCS_TOPIC, this.id)
  }
}
