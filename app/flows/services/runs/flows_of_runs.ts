import db from '@adonisjs/lucid/services/db'
import type { FlowOfRun } from '#app/billing/services/usage/find_credit_usage'

const RUN = /^run:([0-9a-f-]{36})$/

/**
 * The flows of the runs that credits were charged for.
 * @returns by the reference of the credits; references to deleted flows and to runs of other people are absent
 */
export async function flowsOfRuns(
  userId: string,
  references: string[]
): Promise<Map<string, FlowOfRun>> {
  const ids = references.flatMap((reference) => RUN.exec(reference)?.[1] ?? [])
  if (ids.length === 0) return new Map()
  const rows: { run_id: string; id: string; title: string }[] = await db
    .from('runs')
    .join('flows', 'flows.id', 'runs.flow_id')
    .whereIn('runs.id', [...new Set(ids)])
    .where('runs.user_id', userId)
    .whereNull('flows.deleted_at')
    .select('runs.id as run_id', 'flows.id', 'flows.title')
  return new Map(rows.map(({ run_id: run, id, title }) => [`run:${run}`, { id, title }]))
}
