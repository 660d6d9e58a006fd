import logger from '@adonisjs/core/services/logger'
import { JobRunner } from '#app/core/jobs/job_runner'

/** Milliseconds in which jobs may end when the process ends, before and after they are aborted. */
const GRACE_MS = 2_000

/** Runs jobs in this process. @returns what ends that */
export async function startWorker(): Promise<() => Promise<void>> {
  const { jobs } = await import('#start/jobs')
  const runner = new JobRunner({ jobs, log: logger })
  await runner.start()
  return () => runner.stop(GRACE_MS)
}
