import vine from '@vinejs/vine'
import { JOB_STATES } from '#app/core/jobs/job_row'
import { pageFields } from '#app/core/paging'
import { strictObject } from '#app/core/validation'

const { limit, cursor } = pageFields

export const jobListValidator = vine.create(
  strictObject({ limit, cursor, state: vine.enum(JOB_STATES).optional() })
)
