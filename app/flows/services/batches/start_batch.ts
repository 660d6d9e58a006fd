import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import { limitReached, unacceptable } from '#app/core/exceptions/api_exception'
import { foldCase } from '#app/core/domain/fold_case'
import { inTransaction, type Transact } from '#app/core/transact'
import { chooseColumns, type ColumnChoice, MAX_OPEN_BATCHES } from '#app/flows/domain/batches/batch'
import { MICROS } from '#app/flows/domain/graph/budget'
import type { Separators } from '#app/flows/domain/values/entries'
import { type BatchRecord, insertRows } from '#app/flows/engine/batches/batch_store'
import { wakeBatches } from '#app/flows/engine/batches/batch_wake'
import type Flow from '#app/flows/models/flow'
import { batchFields } from '#app/flows/services/batches/batch_fields'
import { findBatch, type FoundBatch } from '#app/flows/services/batches/find_batches'
import { ownFlow } from '#app/flows/services/flows/own_flow'
import { readBatchFile } from '#app/flows/services/batches/read_batch_file'
import { readBatchRows } from '#app/flows/services/batches/read_batch_rows'
import { requireBatchCredits } from '#app/flows/services/batches/require_batch_credits'
import { requirePlanned, versionOfDraft } from '#app/flows/services/runs/start_flow_run'
import type { EngineCaller } from '#app/prompts/services/fair_engine'

export interface BatchWish {
  csv: string
  columns: ColumnChoice
  separators?: Separators
  name?: string
  /** US dollars, of each row. */
  maxCost?: number
  /** Maximum number of rows to run before the batch pauses. */
  limitRows?: number
}

interface Whose {
  caller: EngineCaller
  userId: string
  flowId: string
}

const UNNAMED = 'CSV file'

/**
 * Starts a run of a flow for each row of a file. Rows that cannot run are stored as failed and cost nothing.
 * @throws ApiException 404, 422 `fields`, 402 `no_credits`, 403 `limit_reached`, 409, 503
 */
export async function startBatch(
  { caller, userId, flowId }: Whose,
  wish: BatchWish,
  transact: Transact<FoundBatch> = inTransaction
): Promise<FoundBatch> {
  const checked = await requirePlanned(await ownFlow(userId, flowId))
  const { flow } = checked
  const { headers, rows: table } = await readBatchFile(caller, wish.csv)
  const fields = batchFields(flow, wish.separators)
  const chosen = chooseColumns(fields, headers, wish.columns)
  if (!chosen.ok) throw unacceptable(chosen.fields)
  const reader = { headers, fields, columns: chosen.columns }
  const { rows, faults } = await readBatchRows(reader, table)
  const runnable = rows.filter(({ fault }) => fault === null).length
  if (runnable === 0)
    throw unacceptable({ csv: `No row can run. Row ${faults[0].row}: ${faults[0].message}` })
  const starts = Math.min(runnable, wish.limitRows ?? runnable)
  const { userId: ownerId } = flow
  await requireBatchCredits(ownerId, starts)
  const batch = {
    ...newBatch(flow, wish),
    created_by: userId,
    starts_left: starts,
    row_count: rows.length,
  }
  const read = { headers, fields: reader.fields, columns: reader.columns }
  return transact(async (trx) => {
    await requireOpenBatches(ownerId, trx)
    const version = await versionOfDraft(checked, userId, trx)
    await trx.table('batches').insert({ ...batch, version, ...asJson(read) })
    await insertRows(trx, batch.id, rows)
    await wakeBatches(trx, { userId: ownerId, batchId: batch.id })
    return findBatch(userId, batch.id, trx)
  })
}

const newBatch = ({ id, userId, workspaceId }: Flow, { name = UNNAMED, maxCost }: BatchWish) => ({
  ...{ id: v7(), user_id: userId, workspace_id: workspaceId, flow_id: id, name },
  status: 'queued' as const,
  max_cost_micros: maxCost === undefined ? null : Math.round(maxCost * MICROS),
  ...{ error: null, created_ms: Date.now(), ended_ms: null, search_text: foldCase(name) },
})

const asJson = (
  values: Pick<Record<keyof BatchRecord, unknown>, 'headers' | 'fields' | 'columns'>
) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))

/** @throws ApiException 403 `limit_reached` */
export async function requireOpenBatches(
  userId: string,
  trx: TransactionClientContract
): Promise<void> {
  const open = await trx
    .from('batches')
    .where('user_id', userId)
    .whereIn('status', ['queued', 'running'])
    .select('id')
  if (open.length < MAX_OPEN_BATCHES) return
  throw limitReached(
    `${MAX_OPEN_BATCHES} batches are at work. Nothing was started.`,
    'Wait until one of them is done, or stop one.'
  )
}
