import db from '@adonisjs/lucid/services/db'
import type { JobRow, JobState } from '#app/core/jobs/job_row'
import { JOBS } from '#app/core/jobs/job_row'
import { DEFAULT_LIMIT, readCursor } from '#app/core/paging'

interface Filter {
  state?: JobState
  limit?: number
  cursor?: string
}

/** One page of jobs in one state, newest first; ids are ordered by time. */
export async function listJobs({ state = 'failed', limit = DEFAULT_LIMIT, cursor }: Filter) {
  const page = db.from(JOBS).where('state', state).orderBy('id', 'desc').limit(limit)
  const after = readCursor(cursor)
  if (after) page.where('id', '<', after.id)
  const jobs: JobRow[] = await page.select('*')
  const last = jobs.length === limit ? jobs[limit - 1] : null
  return { jobs, next: last && { value: '', id: last.id } }
}
