import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BatchStatus, RowCounts } from '#app/flows/domain/batches/batch'
import { RUN_OUTCOMES, type RunOutcome } from '#app/flows/domain/runs/run'
import { REFUSAL } from '#app/flows/engine/refusals'

/** A batch as the database stores it. */
export interface BatchRecord {
  id: string
  /** Whose plan and credits it counts for. */
  user_id: string
  /** Null in a personal workspace. */
  workspace_id: string | null
  /** Who started it; null where that is not known. */
  created_by: string | null
  flow_id: string
  version: number
  name: string
  status: BatchStatus
  headers: string
  fields: string
  columns: string
  max_cost_micros: number | null
  row_count: number
  starts_left: number
  error: string | null
  created_ms: number
  ended_ms: number | null
}

export interface NewRow {
  position: number
  cells: string[]
  /** Why it cannot run. */
  fault: string | null
}

type Client = Pick<QueryClientContract, 'from' | 'raw'>

const ROWS_AT_ONCE = 100

/** Stores the rows of a new batch. A row that cannot run is stored as failed, and costs nothing. */
export async function insertRows(
  trx: TransactionClientContract,
  batchId: string,
  rows: readonly NewRow[]
): Promise<void> {
  const records = rows.map(({ position, cells, fault }) => ({
    ...{ batch_id: batchId, position, cells: JSON.stringify(cells), run_id: null },
    status: fault === null ? 'queued' : 'failed',
    error: fault === null ? null : JSON.stringify({ code: 'invalid', message: fault }),
  }))
  for (let at = 0; at < records.length; at += ROWS_AT_ONCE)
    await trx.table('batch_rows').multiInsert(records.slice(at, at + ROWS_AT_ONCE))
}

/** The status of a row: `started` is stored once it has a run, and then the status of the run counts. */
export const ROW_STATUS = 'coalesce(runs.status, batch_rows.status)'

/** The same, and for a run that was stopped before it could give a result, what stopped it. */
export const ROW_OUTCOME = `case when runs.status = 'succeeded' and runs.has_result = 0 then coalesce(${REFUSAL}, 'dead-end') else ${ROW_STATUS} end`

const noRows = (): RowCounts => Object.fromEntries(RUN_OUTCOMES.map((one) => [one, 0])) as RowCounts

/** The number of rows of some batches by outcome. */
export async function rowCounts(
  client: Client,
  batchIds: readonly string[]
): Promise<ReadonlyMap<string, RowCounts>> {
  const counts = new Map(batchIds.map((id) => [id, noRows()]))
  const rows = client
    .from('batch_rows')
    .leftJoin('runs', 'runs.id', 'batch_rows.run_id')
    .whereIn('batch_rows.batch_id', [...batchIds])
    .select('batch_rows.batch_id', client.raw(`${ROW_OUTCOME} as outcome`))
  const found: { batch_id: string; outcome: RunOutcome; total: number | string }[] = await client
    .from(rows.as('rows_by_outcome'))
    .groupBy('batch_id', 'outcome')
    .select('batch_id', 'outcome')
    .count('* as total')
  for (const { batch_id: id, outcome, total } of found) counts.get(id)![outcome] = Number(total)
  return counts
}

/** How many rows of some batches cannot run, whatever is tried: those that have failed without a run. */
export async function unreadableRows(
  client: Client,
  batchIds: readonly string[]
): Promise<ReadonlyMap<string, number>> {
  const found: { batch_id: string; total: number | string }[] = await client
    .from('batch_rows')
    .whereIn('batch_id', [...batchIds])
    .where('status', 'failed')
    .groupBy('batch_id')
    .select('batch_id')
    .count('* as total')
  return new Map(found.map(({ batch_id: id, total }) => [id, Number(total)]))
}

/** How many rows of all batches of a person are at work; those that wait for a person are not. */
export async function rowsAtWork(client: Client, userId: string): Promise<number> {
  const found: { total: number | string }[] = await client
    .from('runs')
    .where('user_id', userId)
    .whereNotNull('batch_id')
    .whereNull('ended_ms')
    .whereNot('status', 'waiting')
    .count('* as total')
  return Number(found[0].total)
}
