import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { resumeRun } from '#app/flows/engine/drive_run'
import { CANCELED, endRunNow } from '#app/flows/engine/end_run_now'

/** Deletes a flow with its runs. Those that still go on end first, so that credits and the runs around them are settled. */
export async function deleteFlowForGood(id: string): Promise<void> {
  for (const run of await openRunsOf(db, id))
    await db.transaction((trx) => endRunNow(trx, run.id, CANCELED, resumeRun))
  await db.transaction(async (trx) => {
    // Those that began meanwhile.
    for (const run of await openRunsOf(trx, id)) await endRunNow(trx, run.id, CANCELED, resumeRun)
    await trx.from('flows').where('id', id).delete()
  })
}

const openRunsOf = (
  client: Pick<QueryClientContract, 'from'>,
  flowId: string
): Promise<{ id: string }[]> =>
  client.from('runs').where('flow_id', flowId).whereNull('ended_ms').orderBy('id').select('id')
