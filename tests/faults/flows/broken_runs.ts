import db from '@adonisjs/lucid/services/db'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import { findLostRuns } from '#app/flows/engine/recovery/lost_runs'
import type { RunEvent } from '#app/flows/domain/runs/run'
import { REPEATED } from '#tests/faults/flows/run_life'

interface StoredRun {
  id: string
  status: string
  event_seq: number
  parent_run_id: string | null
  error: string | null
}

async function brokenRun(run: StoredRun, fails: boolean) {
  const { id, status, event_seq: last, parent_run_id: parent } = run
  const lines = await db.from('credit_lines').where('reference', `run:${id}`).select('kind')
  const kinds = [...new Set(lines.map(({ kind }) => kind))].sort().join()
  const rows = await db.from('run_events').where('run_id', id).orderBy('seq').select('*')
  const ends = rows.filter(({ data }) => (JSON.parse(data) as RunEvent).type === 'run')
  const checks = {
    [`is ${status} ${run.error}`]: status === (fails ? 'failed' : 'succeeded'),
    // A flow inside a flow is included in its parent.
    [`has ${kinds}`]: kinds === (parent ? '' : fails ? 'hold,void' : 'hold,post'),
    'has other events': rows.length === last && rows.every(({ seq }, at) => seq === at + 1),
    [`has ${ends.length} ends`]: ends.length === 1,
  }
  return Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [`${id} ${what}`]))
}

/** A replay asks only for the step that it begins with. */
async function callsOfKeptSteps(): Promise<string[]> {
  const calls = await db
    .from('flow_calls')
    .join('runs', 'runs.id', 'flow_calls.run_id')
    .whereNotNull('replay_of')
    .whereNot('key', REPEATED)
    .select('runs.id', 'key')
  return calls.map(({ id, key }) => `${id} repeated ${key}`)
}

/** What is left open of runs that have ended, and runs that nothing will carry on with. */
async function leftOpen(): Promise<string[]> {
  const ofEnded = (table: string) =>
    db.from(table).join('runs', 'runs.id', `${table}.run_id`).whereNotNull('runs.ended_ms')
  const steps = await ofEnded('run_steps')
    .whereNull('run_steps.ended_ms')
    .select('run_steps.run_id', 'key', 'run_steps.status')
  const asked = await ofEnded('approvals').whereNull('decided_ms').select('run_id', 'step_key')
  const lost = await db.transaction((trx) => findLostRuns(trx, 100))
  return [
    ...steps.map(({ run_id: run, key, status }) => `${run} has ended, and ${key} is ${status}`),
    ...asked.map(({ run_id: run, step_key: key }) => `${run} has ended, and ${key} still asks`),
    ...lost.map(({ id }) => `${id} has no job`),
  ]
}

/** What does not hold that must hold whatever happened. @param failing the flows whose runs must fail */
export async function broken(
  acknowledged: string[],
  failing: readonly string[]
): Promise<string[]> {
  const runs = await db
    .from('runs')
    .select('id', 'status', 'flow_id', 'event_seq', 'parent_run_id', 'error')
  const lost = acknowledged.filter((id) => !runs.some((run) => run.id === id))
  const found = lost.map((id) => `${id} is lost`)
  for (const run of runs) found.push(...(await brokenRun(run, failing.includes(run.flow_id))))
  const repeated = await db.from('flow_calls').where('is_repeated', 1)
  for (const { run_id: run, key } of repeated) found.push(`${run} ${key} was done again`)
  found.push(...(await callsOfKeptSteps()), ...(await leftOpen()))
  const jobs = await db.from('jobs').where('name', 'drive_run')
  return [...found, ...jobs.map(({ id }) => `The job ${id} is left`), ...(await reconcile())]
}
