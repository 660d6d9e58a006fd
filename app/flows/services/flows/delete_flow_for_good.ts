import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Statements, statementsOf } from '#app/core/dialects/statements'
import { resumeRun } from '#app/flows/engine/drive_run'
import { CANCELED, endRunNow } from '#app/flows/engine/end_run_now'
import { lockParent, lockRun } from '#app/flows/engine/lock_runs'

interface DeletedFlow {
  id: string
  before?: string
}

/**
 * Deletes a deleted flow for good, with its runs. Open runs end first, so that their credits and the runs around them
 * are settled.
 * @param before the flow must have been deleted before this time, as `sqlTime` writes it
 * @returns false where the flow is not deleted, because it was restored or is gone
 */
export async function deleteFlowForGood(id: string, before?: string): Promise<boolean> {
  const flow = { id, before }
  for (const run of await openRunsOf(db, id)) {
    const isDeleted = await db.transaction((trx) => endRuns(trx, flow, [run]))
    if (!isDeleted) return false
  }
  return db.transaction(async (trx) => {
    // Runs may have started in the meantime.
    if (!(await endRuns(trx, flow, await openRunsOf(trx, id)))) return false
    await trx.from('flows').where('id', id).delete()
    return true
  })
}

/** Ends runs of a flow, unless it is not deleted. @returns whether it is */
async function endRuns(
  trx: TransactionClientContract,
  flow: DeletedFlow,
  runs: { id: string }[]
): Promise<boolean> {
  const sql = await statementsOf(trx)
  // A run that ends locks itself before its flow, and its credit last.
  for (const { id } of runs) {
    await lockParent(sql, id)
    await lockRun(sql, id)
  }
  if (!(await lockDeleted(sql, flow))) return false
  for (const { id } of runs) await endRunNow(trx, id, CANCELED, resumeRun)
  return true
}

/** Prevents that a deleted flow is restored before the transaction ends. @returns whether the flow is deleted */
async function lockDeleted(sql: Statements, { id, before }: DeletedFlow): Promise<boolean> {
  const [age, values] = before === undefined ? ['is not null', []] : ['< ?', [before]]
  const find = `select id from flows where id = ? and deleted_at ${age}${sql.lockRowsOf('flows')}`
  const rows = await sql.all(find, [id, ...values])
  return rows.length > 0
}

const openRunsOf = (
  client: Pick<QueryClientContract, 'from'>,
  flowId: string
): Promise<{ id: string }[]> =>
  client.from('runs').where('flow_id', flowId).whereNull('ended_ms').orderBy('id').select('id')
