import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import { databaseUpSince } from '#app/core/dialects/database_time'
import { freeRows } from '#app/core/dialects/free_rows'
import { statementsOf } from '#app/core/dialects/statements'
import type { Job } from '#app/core/jobs/define_job'
import { interrupted } from '#app/core/jobs/interruption'
import { JOBS, type JobRow, type JobState } from '#app/core/jobs/job_row'
import { nextRun } from '#app/core/jobs/next_run'
import { type Finished, isGivenUp, settleJobs } from '#app/core/jobs/settle_jobs'

const MAX_JOBS_AT_ONCE = 100

/**
 * Queues what has waited long enough, and takes back jobs whose worker has not renewed its claim. Rows that another
 * transaction has locked are left for the next time.
 * @returns jobs that were lost for the last time, which are given up in transactions of their own
 */
export async function queueDue(
  trx: TransactionClientContract,
  jobs: Map<string, Job<unknown>>,
  { now, leaseMs }: { now: number; leaseMs: number }
): Promise<Finished[]> {
  const due = (state: JobState) => {
    const query = trx.from(JOBS).where({ state }).where('due_ms', '<=', now)
    return freeRows(trx, query.whereIn('name', [...jobs.keys()])).limit(MAX_JOBS_AT_ONCE)
  }
  const waited: { id: string }[] = await due('waiting').select('id')
  const ids = waited.map(({ id }) => id)
  if (ids.length > 0) await trx.from(JOBS).whereIn('id', ids).update({ state: 'queued' })
  const rows: JobRow[] = await due('running').select('*')
  const upSince = rows.length === 0 ? 0 : await databaseUpSince(trx)
  const lost = rows.map((row): Finished => {
    // Nobody could renew it while the database was away, nor in the moment after.
    const isOutage = row.due_ms < upSince + leaseMs
    const outcome = isOutage ? interrupted(row, LOST.error) : LOST
    return { row, job: jobs.get(row.name)!, outcome }
  })
  const returned = lost.filter((one) => !isGivenUp(one))
  await settleJobs(trx, returned, now)
  return lost.filter(isGivenUp)
}

const LOST = {
  kind: 'failed',
  error: 'The worker was lost.',
  mayRetry: true,
  withWorker: true,
} as const

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

/** Every schedule has one row, which is due no later than the schedule says. All processes write them in one order. */
export async function plantSchedules(
  trx: TransactionClientContract,
  jobs: Map<string, Job<unknown>>,
  nowMs: number
): Promise<void> {
  const inOrder = [...jobs.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const { name, schedule } of inOrder) {
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
