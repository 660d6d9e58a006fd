import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import { databaseTime, timeAhead } from '#app/core/dialects/database_time'
import { statementsOf } from '#app/core/dialects/statements'
import type { JobKind } from '#app/core/jobs/define_job'
import { JOBS, JOBS_TOPIC, type JobRow } from '#app/core/jobs/job_row'
import { publish } from '#app/core/signals/signals'

/** UTF-16 units. A payload names what the work is about; the work reads the rest itself. */
const MAX_PAYLOAD_LENGTH = 8_000

interface When {
  /** Milliseconds. */
  delay?: number
  /** Instead of the key that the job gives itself. */
  key?: string
}

/**
 * Adds a job in the transaction of its caller. It runs after the commit, or never.
 * @returns its id
 * @throws Error when the payload does not fit the job.
 */
export async function enqueue<Payload>(
  trx: TransactionClientContract,
  job: JobKind<Payload>,
  payload: Payload,
  { delay = 0, key = job.key?.(payload) }: When = {}
): Promise<string> {
  const isLater = delay > 0
  const row: JobRow = {
    ...newRow(job, payload, key),
    // What is queued starts whatever the clock says.
    state: isLater ? 'waiting' : 'queued',
    due_ms: isLater ? (await databaseTime(trx)) + delay : Date.now(),
  }
  await trx.table(JOBS).insert(row)
  await publish(trx, JOBS_TOPIC)
  return row.id
}

/**
 * Adds a job unless one of its name and key is queued that has not started, which sees all that was committed before it
 * starts. For jobs that do the same however often they were asked for.
 * @throws Error when the job has no key, or the payload does not fit it
 */
export async function enqueueOnce<Payload>(
  trx: TransactionClientContract,
  job: JobKind<Payload>,
  payload: Payload
): Promise<void> {
  const key = job.key?.(payload)
  if (key === undefined) throw new Error(`${job.name} has no key.`)
  const queued = await trx
    .from(JOBS)
    .where({ key, state: 'queued', name: job.name })
    .select('id')
    .first()
  if (!queued) await enqueue(trx, job, payload)
}

/** Adds a job that its caller has claimed for some milliseconds. */
export async function enqueueClaimed<Payload>(
  trx: TransactionClientContract,
  job: JobKind<Payload>,
  payload: Payload,
  leaseMs: number
): Promise<JobRow> {
  const row = { ...newRow(job, payload, job.key?.(payload)), state: 'running' as const, claims: 1 }
  const sql = await statementsOf(trx)
  const due = timeAhead(trx, leaseMs)
  const values = [...COLUMNS.map((name) => row[name]), row.key, due.value]
  const [stored] = await sql.all<{ due_ms: number }>(
    `${INSERT_CLAIMED}${due.expression}) returning due_ms`,
    values
  )
  return { ...row, due_ms: stored!.due_ms }
}

const COLUMNS = [
  ...(['id', 'name', 'payload', 'key', 'state', 'claims', 'failures'] as const),
  ...(['schedule', 'error', 'failed_ms', 'created_ms'] as const),
]
const INSERT_CLAIMED = `insert into jobs (${COLUMNS.join(', ')}, running_key, due_ms)
  values (${COLUMNS.map(() => '?').join(', ')}, ?, `

function newRow<Payload>(
  job: JobKind<Payload>,
  payload: Payload,
  key: string | undefined
): Omit<JobRow, 'state' | 'due_ms'> {
  const stored = JSON.stringify(payload)
  if (!job.isPayload(JSON.parse(stored))) throw new Error(`This is no payload of ${job.name}.`)
  if (stored.length > MAX_PAYLOAD_LENGTH) throw new Error(`A payload of ${job.name} is too long.`)
  return {
    ...{ id: v7(), name: job.name, payload: stored, key: key ?? null, claims: 0, failures: 0 },
    interruptions: 0,
    ...{ schedule: null, error: null, failed_ms: null, created_ms: Date.now() },
  }
}
