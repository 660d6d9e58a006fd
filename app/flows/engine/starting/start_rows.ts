import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import { enqueue } from '#app/core/jobs/enqueue'
import { type ColumnChoice, readRow, type RowReader } from '#app/flows/domain/batches/batch'
import type { Value } from '#app/flows/domain/values/value'
import type { Plan } from '#app/flows/domain/checks/plan'
import type { RunError } from '#app/flows/domain/runs/run'
import type { ReadField } from '#app/flows/domain/runs/inputs'
import type { BatchRecord } from '#app/flows/engine/batches/batch_store'
import type { RunRefusal } from '#app/flows/domain/runs/run_use'
import { refusalOfRuns } from '#app/flows/engine/starting/admit_runs'
import { BATCH_TURN } from '#app/flows/engine/batches/batch_wake'
import { startRun } from '#app/flows/engine/starting/start_run'

/** Milliseconds until a batch is looked at again that found too many other runs at work. */
const LATER_MS = 10_000

const NO_CREDITS: RunError = { code: 'no_credits', message: 'You have no credits left.' }
const FLOW_DELETED: RunError = { code: 'flow_deleted', message: 'The flow was deleted.' }

export interface OpenBatch extends BatchRecord {
  flow_deleted_at: unknown
  flow_title: string
}

interface Start {
  batch: OpenBatch
  plan: Plan
  /** Rows that may start now. */
  most: number
}

/** What a turn did for a batch. */
export interface Begun {
  started: number
  /** Rows that may start later. */
  startsLeft: number
  /** Why no further row may start, where it is not because all have started. */
  reason: RunError | null
}

/** Starts the next rows of a batch, each as a run with a credit of its own, as long as there are credits. */
export async function startRows(
  trx: TransactionClientContract,
  { batch, plan, most }: Start
): Promise<Begun> {
  const reason = batch.error === null ? null : (JSON.parse(batch.error) as RunError)
  if (reason) return { started: 0, startsLeft: 0, reason }
  if (batch.flow_deleted_at !== null) return { started: 0, startsLeft: 0, reason: FLOW_DELETED }
  const reader = readerOf(batch)
  const rows: { position: number; cells: string }[] = await trx
    .from('batch_rows')
    .where({ batch_id: batch.id, status: 'queued' })
    .orderBy('position')
    .limit(Math.min(most, batch.starts_left))
    .select('position', 'cells')
  const heldUp = rows.length > 0 ? await heldUpBy(trx, batch) : null
  if (heldUp) return heldUp
  let started = 0
  for (const { position, cells } of rows) {
    const read = readRow(reader, JSON.parse(cells) as string[])
    // It was read before the batch was stored.
    if (!read.ok) throw new Error(`Row ${position} of batch ${batch.id} cannot be read.`)
    if (!(await startRow(trx, { batch, plan, position, inputs: read.inputs }))) {
      return { started, startsLeft: 0, reason: NO_CREDITS }
    }
    started += 1
  }
  return { started, startsLeft: batch.starts_left - started, reason: null }
}

/** What keeps a batch from starting rows now; null where nothing does. */
async function heldUpBy(trx: TransactionClientContract, batch: OpenBatch): Promise<Begun | null> {
  const { user_id: userId, starts_left: startsLeft } = batch
  const refusal = await refusalOfRuns(trx, userId)
  if (!refusal) return null
  if (refusal.error !== 'too_many_runs')
    return { started: 0, startsLeft: 0, reason: reasonOf(refusal) }
  await enqueue(trx, BATCH_TURN, { userId }, { delay: LATER_MS })
  return { started: 0, startsLeft, reason: null }
}

const reasonOf = ({ error, reason, hint }: RunRefusal): RunError => ({
  code: error,
  message: `${reason} ${hint}`,
})

const readerOf = ({ headers, fields, columns }: BatchRecord): RowReader => ({
  headers: JSON.parse(headers) as string[],
  fields: JSON.parse(fields) as ReadField[],
  columns: JSON.parse(columns) as ColumnChoice,
})

interface RowStart {
  batch: BatchRecord
  plan: Plan
  position: number
  inputs: Record<string, Value>
}

/** @returns whether there was a credit for it */
async function startRow(
  trx: TransactionClientContract,
  { batch, plan, position, inputs }: RowStart
): Promise<boolean> {
  const run = {
    ...{ id: v7(), userId: batch.user_id, flowId: batch.flow_id, version: batch.version, inputs },
    ...{ workspaceId: batch.workspace_id, createdBy: batch.created_by },
    ...{ maxCostMicros: batch.max_cost_micros, batchId: batch.id },
  }
  const started = await startRun(run, plan, trx)
  if (!started.ok) return false
  await trx
    .from('batch_rows')
    .where({ batch_id: batch.id, position })
    .update({ status: 'started', run_id: run.id, error: null })
  return true
}
