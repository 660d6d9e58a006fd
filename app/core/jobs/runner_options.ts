import type { Job } from '#app/core/jobs/define_job'

interface Log {
  error(details: object, message: string): void
}

export interface RunnerOptions {
  jobs: Job<unknown>[]
  log: Log
  /** Jobs that run side by side. */
  places?: number
  /** Instead of the clock of the database. */
  clock?: () => number
  /** Milliseconds without a renewal after which others take over a job. */
  leaseMs?: number
  /** Milliseconds after which it looks for due jobs although no signal came. */
  sweepMs?: number
}
