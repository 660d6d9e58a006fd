import db from '@adonisjs/lucid/services/db'
import { reconcile } from '#app/billing/services/reconcile'
import type { RunEvent } from '#app/flows/domain/run'

interface StoredRun {
  id: string
  status: string
  event_seq: number
}

async function brokenRun({ id, status, event_seq: last }: StoredRun, fails: boolean) {
  const lines = await db.from('credit_lines').where('reference', `run:${id}`).select('kind')
  const kinds = [...new Set(lines.map(({ kind }) => kind))].sort().join()
  const rows = await db.from('run_events').where('run_id', id).orderBy('seq').select('*')
  const ends = rows.filter(({ data }) => (JSON.parse(data) as RunEvent).type === 'run')
  const checks = {
    [`is ${status}`]: status === (fails ? 'failed' : 'succeeded'),
    [`has ${kinds}`]: kinds === (fails ? 'hold,void' : 'hold,post'),
    'has other events': rows.length === last && rows.every(({ seq }, at) => seq === at + 1),
    [`has ${ends.length} ends`]: ends.length === 1,
  }
  return Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [`${id} ${what}`]))
}

/** What does not hold that must hold whatever happened. @param failing the flow whose runs must fail */
export async function broken(acknowledged: string[], failing: string): Promise<string[]> {
  const runs = await db.from('runs').select('id', 'status', 'flow_id', 'event_seq')
  const lost = acknowledged.filter((id) => !runs.some((run) => run.id === id))
  const found = lost.map((id) => `${id} is lost`)
  for (const run of runs) found.push(...(await brokenRun(run, run.flow_id === failing)))
  const repeated = await db.from('flow_calls').where('is_repeated', 1)
  for (const { run_id: run, key } of repeated) found.push(`${run} ${key} was done again`)
  const jobs = await db.from('jobs').where('name', 'drive_run')
  return [...found, ...jobs.map(({ id }) => `The job ${id} is left`), ...(await reconcile())]
}
