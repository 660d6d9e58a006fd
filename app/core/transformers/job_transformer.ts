import { BaseTransformer } from '@adonisjs/core/transformers'
import type { JobRow } from '#app/core/jobs/job_row'

/** A job as administrators see it. Its payload stays in the database. */
export default class JobTransformer extends BaseTransformer<JobRow> {
  toObject() {
    const job = this.resource
    return {
      id: job.id,
      name: job.name,
      state: job.state,
      failures: job.failures,
      error: job.error,
      dueAt: iso(job.due_ms),
      failedAt: job.failed_ms === null ? null : iso(job.failed_ms),
      createdAt: iso(job.created_ms),
    }
  }
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()
