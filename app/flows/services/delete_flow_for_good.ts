import db from '@adonisjs/lucid/services/db'
import { resumeRun } from '#app/flows/engine/drive_run'
import { CANCELED, endRunNow } from '#app/flows/engine/end_run_now'

/** Deletes a flow with its runs. Those that still go on end first, so that credits and the runs around them are settled. */
export async function deleteFlowForGood(id: string): Promise<void> {
  await db.transaction(async (trx) => {
    const open = await trx.from('runs').where('flow_id', id).whereNull('ended_ms').select('id')
    for (const run of open) await endRunNow(trx, run.id, CANCELED, resumeRun)
    await trx.from('flows').where('id', id).delete()
  })
}
