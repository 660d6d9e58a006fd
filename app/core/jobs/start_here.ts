import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Job } from '#app/core/jobs/define_job'
import { enqueue, enqueueClaimed } from '#app/core/jobs/enqueue'
import type { JobRunner } from '#app/core/jobs/job_runner'

const runners = new Map<string, JobRunner>()

/** The runner of this process for some jobs, until the returned function is called. */
export function runsHere(jobs: Job<unknown>[], runner: JobRunner): () => void {
  for (const { name } of jobs) runners.set(name, runner)
  return () => {
    for (const { name } of jobs) if (runners.get(name) === runner) runners.delete(name)
  }
}

/**
 * Adds a job that this process starts at once after the commit, if it has a place for it; else the next free worker does.
 * @param handedOver what the handler need not read again, where this process starts the job
 */
export async function startHere<Payload>(
  trx: TransactionClientContract,
  job: Job<Payload>,
  payload: Payload,
  handedOver?: unknown
): Promise<void> {
  const runner = runners.get(job.name)
  const place = runner?.takePlace()
  if (!runner || !place) {
    await enqueue(trx, job, payload)
    return
  }
  trx.after('rollback', place.giveBack)
  const row = await enqueueClaimed(trx, job, payload, runner.leaseMs)
  trx.after('commit', () => place.begin(row, handedOver))
}
