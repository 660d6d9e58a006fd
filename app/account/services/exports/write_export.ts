import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUnderWay } from '#app/account/domain/exports'
import {
  changeExport,
  EXPORTS,
  EXPORTS_TOPIC,
  type ExportRow,
  PARTS,
} from '#app/account/services/exports/export_rows'
import { removeParts } from '#app/account/services/exports/remove_exports'
import { zipFiles } from '#app/account/services/exports/zip_files'
import { PERSONAL_MODULES } from '#app/account/services/personal_modules'
import { displayName } from '#app/auth/domain/display_name'
import User from '#app/auth/models/user'
import { defineJob, type JobRun } from '#app/core/jobs/define_job'
import type { PersonalExport } from '#app/core/personal/export_tables'
import { publish } from '#app/core/signals/signals'

interface ExportPayload {
  exportId: string
}

/** Bytes of one part of a file, as one row stores it. */
const PART_BYTES = 256_000
/** Milliseconds between two notes of the progress. */
const PROGRESS_MS = 500

/** The file was removed while it was written. */
class ExportRemoved extends Error {}

type Run = JobRun<ExportPayload>

/** Writes a file of all that a person has. After an interruption it begins again. */
async function writeExport(run: Run): Promise<void> {
  const { exportId } = run.payload
  const row: ExportRow | null = await db.from(EXPORTS).where('id', exportId).first()
  if (!row || !isUnderWay(row.status)) return
  await removeParts(exportId)
  const modules = await Promise.all(
    PERSONAL_MODULES.map(({ exportPerson }) => exportPerson(row.user_id))
  )
  const total = modules.reduce((sum, { rows }) => sum + rows, 0)
  const writer = new PartWriter(run, total)
  try {
    await writer.note({ status: 'running', done_rows: 0, total_rows: total, bytes: 0 })
    const owner = displayName(await User.findOrFail(row.user_id))
    const onRows = (rows: number) => writer.countRows(rows)
    const zip = { owner, nowMs: Date.now(), files: filesOf(modules), onRows }
    for await (const chunk of zipFiles(zip)) await writer.write(chunk)
    await writer.end(row.user_id)
  } catch (error) {
    if (!(error instanceof ExportRemoved)) throw error
    await removeParts(exportId)
  }
}

async function* filesOf(modules: PersonalExport[]) {
  for (const { files } of modules) yield* files
}

/** Stores a file in parts, which others may read once all of them are there. */
class PartWriter {
  #chunks: Buffer[] = []
  #waiting = 0
  #position = 0
  #bytes = 0
  #rows = 0
  #notedAt = 0

  constructor(
    private run: Run,
    private total: number
  ) {}

  async write(chunk: Buffer): Promise<void> {
    this.run.signal.throwIfAborted()
    this.#chunks.push(chunk)
    this.#waiting += chunk.length
    if (this.#waiting >= PART_BYTES) await this.#store()
  }

  async countRows(rows: number): Promise<void> {
    this.#rows += rows
    if (Date.now() - this.#notedAt < PROGRESS_MS) return
    this.#notedAt = Date.now()
    await this.note({ done_rows: Math.min(this.#rows, this.total) })
  }

  /** @throws ExportRemoved */
  note(change: Partial<ExportRow>): Promise<void> {
    return this.#held((trx) => this.#change(change, trx))
  }

  /** Makes the file the only one of the person. */
  async end(userId: string): Promise<void> {
    if (this.#waiting > 0) await this.#store()
    const { exportId } = this.run.payload
    const others = db.from(EXPORTS).where({ user_id: userId, status: 'ready' })
    const earlier: { id: string }[] = await others.clone().select('id')
    await this.#held(async (trx) => {
      const done = { status: 'ready' as const, done_rows: this.total, ended_ms: Date.now() }
      await this.#change({ ...done, bytes: this.#bytes }, trx)
      await trx
        .from(EXPORTS)
        .where({ user_id: userId, status: 'ready' })
        .whereNot('id', exportId)
        .update({ status: 'removed' })
    })
    for (const { id } of earlier) await removeParts(id)
  }

  async #store(): Promise<void> {
    const data = Buffer.concat(this.#chunks)
    const part = { position: this.#position, data: data.toString('base64') }
    await this.#held(async (trx) => {
      await this.#change({ bytes: this.#bytes + data.length }, trx)
      await trx.table(PARTS).insert({ export_id: this.run.payload.exportId, ...part })
    })
    this.#chunks = []
    this.#waiting = 0
    this.#position += 1
    this.#bytes += data.length
  }

  async #change(change: Partial<ExportRow>, trx: TransactionClientContract): Promise<void> {
    const isThere = await changeExport(this.run.payload.exportId, change, trx)
    if (!isThere) throw new ExportRemoved()
  }

  /** Writes while this worker holds the job: another one may have begun again. */
  #held(write: (trx: TransactionClientContract) => Promise<void>): Promise<void> {
    return db.transaction(async (trx) => {
      await this.run.requireClaimIn(trx)
      await write(trx)
    })
  }
}

export const exportWriting = defineJob<ExportPayload>({
  name: 'write_account_export',
  isPayload: (value): value is ExportPayload =>
    typeof (value as ExportPayload | null)?.exportId === 'string',
  key: ({ exportId }) => `export ${exportId}`,
  retries: { most: 3 },
  timeLimitMs: 30 * 60_000,
  run: writeExport,
  giveUp: async (trx, { exportId }) => {
    const failed = { status: 'failed', ended_ms: Date.now() }
    await trx
      .from(EXPORTS)
      .where('id', exportId)
      .whereIn('status', ['queued', 'running'])
      .update(failed)
    await publish(trx, EXPORTS_TOPIC, exportId)
  },
})
