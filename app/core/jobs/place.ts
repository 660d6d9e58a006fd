import type { JobRow } from '#app/core/jobs/job_row'

/** A place for a job that its caller has claimed. */
export interface Place {
  /** @param handedOver what the handler need not read again */
  begin(row: JobRow, handedOver: unknown): void
  giveBack(): void
}
