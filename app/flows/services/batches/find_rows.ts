import db from '@adonisjs/lucid/services/db'
import { type Cursor, DEFAULT_LIMIT, readCursor } from '#app/core/paging'
import type { RunStatus } from '#app/flows/domain/runs/run'
import { ROW_STATUS } from '#app/flows/engine/batches/batch_store'
import type { FoundBatch } from '#app/flows/services/batches/find_batches'
import { resultExcerpts } from '#app/flows/services/batches/row_results'

/** A row of a batch, with what is known from its run. */
export interface FoundRow {
  position: number
  cells: string
  status: RunStatus
  run_id: string | null
  error: string | null
}

interface Part {
  /** The position behind which it begins. */
  after: number
  limit: number
  status?: RunStatus
}

/** Some rows of a batch in the order of the file. */
export async function rowsBehind(
  batchId: string,
  { after, limit, status }: Part
): Promise<FoundRow[]> {
  const query = db
    .from('batch_rows')
    .leftJoin('runs', 'runs.id', 'batch_rows.run_id')
    .where('batch_rows.batch_id', batchId)
    .where('batch_rows.position', '>', after)
  if (status) query.whereRaw(`${ROW_STATUS} = ?`, [status])
  return query
    .orderBy('batch_rows.position')
    .limit(limit)
    .select('batch_rows.position', 'batch_rows.cells', 'batch_rows.run_id')
    .select(db.raw(`${ROW_STATUS} as status`))
    .select(db.raw('coalesce(runs.error, batch_rows.error) as error'))
}

interface Wanted {
  limit?: number
  cursor?: string
  status?: RunStatus
}

/** A row with how its result begins; empty where it has none. */
export interface ListedRow extends FoundRow {
  resultExcerpt: string
}

/** One page of the rows of a batch. */
export async function findRows(
  batch: FoundBatch,
  { limit = DEFAULT_LIMIT, cursor, status }: Wanted
): Promise<{ rows: ListedRow[]; next: Cursor | null }> {
  const after = Number(readCursor(cursor, 'number')?.value ?? 0)
  const rows = await rowsBehind(batch.id, { after, limit, status })
  const excerpts = await resultExcerpts(batch, rows)
  const last = rows.at(-1)
  const isFull = last !== undefined && rows.length === limit
  return {
    rows: rows.map((row, at) => ({ ...row, resultExcerpt: excerpts[at] })),
    next: isFull ? { value: String(last.position), id: batch.id } : null,
  }
}
