import db from '@adonisjs/lucid/services/db'
import { JOBS, JOBS_TOPIC, type JobRow } from '#app/core/jobs/job_row'
import { publish } from '#app/core/signals/signals'
import { inTransaction } from '#app/core/transact'

/** Queues a job that has failed once more, with all its retries. @returns null when no such job has failed */
export function retryJob(id: string): Promise<JobRow | null> {
  return inTransaction(async (trx) => {
    const fresh = { state: 'queued', failures: 0, due_ms: Date.now(), failed_ms: null }
    const count = await trx.from(JOBS).where({ id, state: 'failed' }).update(fresh)
    if (Number(count) === 0) return null
    await publish(trx, JOBS_TOPIC)
    return trx.from(JOBS).where({ id }).first()
  })
}

/** The job that a route is about; null where there is none, or no longer. */
export async function findJobSubject(id: string) {
  const job: Pick<JobRow, 'name'> | null = await db.from(JOBS).where({ id }).select('name').first()
  return job && { kind: 'job', id, label: job.name }
}
