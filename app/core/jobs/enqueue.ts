import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import { databaseTime } from '#app/core/dialects/database_time'
import type { Job } from '#app/core/jobs/define_job'
import { JOBS, JOBS_TOPIC } from '#app/core/jobs/job_row'
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
  job: Job<Payload>,
  payload: Payload,
  { delay = 0, key = job.key?.(payload) }: When = {}
): Promise<string> {
  const stored = JSON.stringify(payload)
  if (!job.isPayload(JSON.parse(stored))) throw new Error(`This is no payload of ${job.name}.`)
  if (stored.length > MAX_PAYLOAD_LENGTH) throw new Error(`A payload of ${job.name} is too long.`)
  const id = v7()
  const isLater = delay > 0
  await trx.table(JOBS).insert({
    id,
    name: job.name,
    payload: stored,
    key: key ?? null,
    // What is queued starts whatever the clock says.
    state: isLater ? 'waiting' : 'queued',
    claims: 0,
    failures: 0,
    due_ms: isLater ? (await databaseTime(trx)) + delay : Date.now(),
    created_ms: Date.now(),
  })
  await publish(trx, JOBS_TOPIC)
  return id
}
