import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { statementsOf } from '#app/core/dialects/statements'

/** The key of the job that carries on with a run. */
export const driveKeyOf = (runId: string): string => `run:${runId}`

/** Whether a run has work to do, and no job but this one will do it. */
export async function hasNoDriver(runId: string, jobId: string): Promise<boolean> {
  const left = await db
    .from('runs')
    .where('id', runId)
    .whereIn('status', ['queued', 'running'])
    .whereNotExists((other) =>
      other
        .from('jobs')
        .where('key', driveKeyOf(runId))
        .whereNot('id', jobId)
        .whereNot('state', 'failed')
    )
    .first()
  return left !== null
}

/** The statuses are written out, as in the index of these runs. */
const LOST = `
  select id, exists (select 1 from jobs where jobs.key = 'run:' || runs.id) as has_failed from runs
  where status in ('queued', 'running') and not exists
    (select 1 from jobs where jobs.key = 'run:' || runs.id and jobs.state <> 'failed')
  order by id limit ?`

export interface LostRun {
  id: string
  /** Whether its job was tried for the last time. */
  hasFailed: boolean
}

/** Runs that have work to do and no job that will do it. */
export async function findLostRuns(
  trx: TransactionClientContract,
  most: number
): Promise<LostRun[]> {
  const sql = await statementsOf(trx)
  const rows = await sql.all<{ id: string; has_failed: number | boolean }>(LOST, [most])
  return rows.map(({ id, has_failed: hasFailed }) => ({ id, hasFailed: Boolean(hasFailed) }))
}
