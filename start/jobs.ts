import { purgeTokensJob, sweepSessionsJob } from '#app/auth/services/sign_in_jobs'
import type { Job } from '#app/core/jobs/define_job'
import { purgeDeletedJob } from '#app/prompts/services/purge_deleted_job'

/** All the work that a worker can do. */
export const jobs: Job<unknown>[] = [purgeDeletedJob, sweepSessionsJob, purgeTokensJob]
