import db from '@adonisjs/lucid/services/db'
import type { Refusal, RunStatus } from '#app/flows/domain/runs/run'
import { refusalColumn } from '#app/flows/engine/refusals'

/** The last run of a flow that was started. */
export interface LastRun {
  id: string
  status: RunStatus
  created_ms: number
  ended_ms: number | null
  has_result: number
  /** Why it failed, or what it left out although it succeeded, as JSON. */
  error: string | null
  /** How the first approval of it ended that was not given. */
  refusal: Refusal | null
}

/**
 * The last run of each of some flows, in one query. Runs that are part of another run do not count.
 * @returns by the id of the flow; a flow that never ran is absent
 */
export async function lastRunsOf(flowIds: readonly string[]): Promise<Map<string, LastRun>> {
  if (flowIds.length === 0) return new Map()
  const newest = db
    .from('runs as latest')
    .whereColumn('latest.flow_id', 'flows.id')
    .whereNull('latest.parent_run_id')
    .orderBy('latest.id', 'desc')
    .limit(1)
    .select('latest.id')
  const ofEach = db
    .from('flows')
    .whereIn('flows.id', [...flowIds])
    .select(newest.as('run_id'))
  const runs: (LastRun & { flow_id: string })[] = await db
    .from('runs')
    .whereIn('id', ofEach)
    .select('id', 'flow_id', 'status', 'created_ms', 'ended_ms', 'has_result', 'error')
    .select(refusalColumn())
  return new Map(runs.map(({ flow_id: flowId, ...run }) => [flowId, run]))
}
