import db from '@adonisjs/lucid/services/db'
import { type Cursor, DEFAULT_LIMIT, readCursor } from '#app/core/paging'
import {
  type Refusal,
  type RunOutcome,
  type RunStatus,
  type Stop,
  stoppedBy,
} from '#app/flows/domain/runs/run'
import { ROW_OUTCOME, ROW_STATUS } from '#app/flows/engine/batches/batch_store'
import { refusalColumn } from '#app/flows/engine/refusals'
import type { FoundBatch } from '#app/flows/services/batches/find_batches'
import { resultExcerpts } from '#app/flows/services/batches/row_results'

/** A row of a batch, with what is known from its run. */
export interface FoundRow {
  position: number
  cells: string
  status: RunStatus
  run_id: string | null
  error: string | null
  /** Null where it has no run. */
  has_result: number | null
  /** How the first approval of its run ended that was not given. */
  refusal: Refusal | null
}

/** What ended the run of a row without a result. */
export const stopOf = ({ status, has_result: hasResult, refusal }: FoundRow): Stop | null =>
  stoppedBy(status, hasResult === 1, refusal)

interface Part {
  /** The position behind which it begins. */
  after: number
  limit: number
  status?: RunStatus
  outcome?: RunOutcome
}

/** Some rows of a batch in the order of the file. */
export async function rowsBehind(
  batchId: string,
  { after, limit, status, outcome }: Part
): Promise<FoundRow[]> {
  const query = db
    .from('batch_rows')
    .leftJoin('runs', 'runs.id', 'batch_rows.run_id')
    .where('batch_rows.batch_id', batchId)
    .where('batch_rows.position', '>', after)
  if (status) query.whereRaw(`${ROW_STATUS} = ?`, [status])
  if (outcome) query.whereRaw(`${ROW_OUTCOME} = ?`, [outcome])
  return query
    .orderBy('batch_rows.position')
    .limit(limit)
    .select('batch_rows.position', 'batch_rows.cells', 'batch_rows.run_id', 'runs.has_result')
    .select(db.raw(`${ROW_STATUS} as status`))
    .select(db.raw('coalesce(runs.error, batch_rows.error) as error'))
    .select(refusalColumn())
}

interface Wanted {
  limit?: number
  cursor?: string
  status?: RunStatus
  outcome?: RunOutcome
}

/** A row with how its result begins; empty where it has none. */
export interface ListedRow extends FoundRow {
  resultExcerpt: string
}

/** One page of the rows of a batch. */
export async function findRows(
  batch: FoundBatch,
  { limit = DEFAULT_LIMIT, cursor, ...filter }: Wanted
): Promise<{ rows: ListedRow[]; next: Cursor | null }> {
  const after = Number(readCursor(cursor, 'number')?.value ?? 0)
  const rows = await rowsBehind(batch.id, { after, limit, ...filter })
  const excerpts = await resultExcerpts(batch, rows)
  const last = rows.at(-1)
  const isFull = last !== undefined && rows.length === limit
  return {
    rows: rows.map((row, at) => ({ ...row, resultExcerpt: excerpts[at] })),
    next: isFull ? { value: String(last.position), id: batch.id } : null,
  }
}
