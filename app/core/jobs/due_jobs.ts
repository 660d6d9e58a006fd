import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import { statementsOf } from '#app/core/dialects/statements'
import type { Job } from '#app/core/jobs/define_job'
import { JOBS, type JobRow } from '#app/core/jobs/job_row'
import { nextRun } from '#app/core/jobs/next_run'
import { settleJobs } from '#app/core/jobs/settle_jobs'

const MAX_JOBS_AT_ONCE = 100

/** Queues what has waited long enough, and takes back jobs whose worker has not renewed its claim. */
export async function queueDue(
  trx: TransactionClientContract,
  jobs: Map<string, Job<unknown>>,
  nowMs: number
): Promise<void> {
  const due = () =>
    trx
      .from(JOBS)
      .where('due_ms', '<=', nowMs)
      .whereIn('name', [...jobs.keys()])
  await due().where('state', 'waiting').update({ state: 'queued' })
  const lost: JobRow[] = await due().where('state', 'running').limit(MAX_JOBS_AT_ONCE).select('*')
  for (const row of lost) {
    const outcome = { kind: 'failed', error: 'The worker was lost.', mayRetry: true } as const
    await settleJobs(trx, [{ row, job: jobs.get(row.name)!, outcome }], nowMs)
  }
}

/** The index gives the first row of a state at once, however many wait. */
const FIRST_DUE = (state: string, names: string[]) => `
  select due_ms from (
    select due_ms from jobs
    where state = '${state}' and name in (${names.map(() => '?').join(', ')})
    order by due_ms limit 1) as ${state}`

const NEXT_DUE = (names: string[]) => `
  select min(due_ms) as due
  from (${FIRST_DUE('waiting', names)} union all ${FIRST_DUE('running', names)}) as first`

/** When the next job is due, in milliseconds since 1970, or null. */
export async function nextDue(
  trx: TransactionClientContract,
  names: string[]
): Promise<number | null> {
  if (names.length === 0) return null
  const sql = await statementsOf(trx)
  const [row] = await sql.all<{ due: number | null }>(NEXT_DUE(names), [...names, ...names])
  return row?.due ?? null
}

/** Every schedule has one row, which is due no later than the schedule says. */
export async function plantSchedules(
  trx: TransactionClientContract,
  jobs: Map<string, Job<unknown>>,
  nowMs: number
): Promise<void> {
  for (const { name, schedule } of jobs.values()) {
    if (!schedule) continue
    const due = nextRun(schedule, nowMs)
    const row = { id: v7(), name, payload: 'null', schedule: name, state: 'waiting' }
    const fresh = { ...row, claims: 0, failures: 0, due_ms: due, created_ms: Date.now() }
    await trx.table(JOBS).insert(fresh).onConflict('schedule').ignore()
    // The schedule has changed, or the clock was ahead when this row was written.
    const late = trx
      .from(JOBS)
      .where({ schedule: name, state: 'waiting' })
      .where('due_ms', '>', due)
    await late.update({ due_ms: due })
  }
}
