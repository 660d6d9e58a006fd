import logger from '@adonisjs/core/services/logger'
import { JobRunner } from '#app/core/jobs/job_runner'
import { runsHere } from '#app/core/jobs/start_here'

/** Milliseconds in which jobs may end when the process ends, before and after they are aborted. */
const GRACE_MS = 2_000

/** Jobs that wait most of their time, for models and for people, and that another worker should take over soon. */
const PATIENT = { places: 200, leaseMs: 3_000 }

/** Runs jobs in this process. @returns what ends that */
export async function startWorker(): Promise<() => Promise<void>> {
  const { jobs, patientJobs } = await import('#start/jobs')
  const runner = new JobRunner({ jobs, log: logger })
  const patient = new JobRunner({ jobs: patientJobs, log: logger, ...PATIENT })
  await Promise.all([runner.start(), patient.start()])
  const leave = [runsHere(jobs, runner), runsHere(patientJobs, patient)]
  return async () => {
    for (const one of leave) one()
    await Promise.all([runner.stop(GRACE_MS), patient.stop(GRACE_MS)])
  }
}
