import db from '@adonisjs/lucid/services/db'
import type { RunStatus } from '#app/flows/domain/run'

/** What became of the run of a flow that was started last. */
export interface LastRun {
  id: string
  status: RunStatus
  created_ms: number
  ended_ms: number | null
}

/**
 * The last run of each flow of a person, in one query. Runs that are part of another run do not count.
 * @returns by the id of the flow; a flow that never ran is absent
 */
export async function lastRunsOf(userId: string): Promise<Map<string, LastRun>> {
  const newest = db
    .from('runs as latest')
    .whereColumn('latest.flow_id', 'flows.id')
    .whereNull('latest.parent_run_id')
    .orderBy('latest.id', 'desc')
    .limit(1)
    .select('latest.id')
  const ofEach = db.from('flows').where('flows.user_id', userId).select(newest.as('run_id'))
  const runs: (LastRun & { flow_id: string })[] = await db
    .from('runs')
    .whereIn('id', ofEach)
    .select('id', 'flow_id', 'status', 'created_ms', 'ended_ms')
  return new Map(runs.map(({ flow_id: flowId, ...run }) => [flowId, run]))
}
