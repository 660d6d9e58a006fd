import type { HttpContext } from '@adonisjs/core/http'
import { ApiException } from '#app/core/exceptions/api_exception'
import { retryJob } from '#app/core/jobs/retry_job'
import JobTransformer from '#app/core/transformers/job_transformer'

export default class JobRetriesController {
  async store(ctx: HttpContext) {
    const { auth, logger, params, response, serialize } = ctx
    const job = await retryJob(params.id)
    if (!job) throw new ApiException(404, 'not_found', 'No failed job has this id.')
    ctx.audited = { kind: 'job', id: job.id, label: job.name }
    const details = { job: job.name, id: job.id, by: auth.getUserOrFail().id }
    logger.info(details, 'an administrator retried a job')
    response.status(201)
    return serialize(JobTransformer.transform(job))
  }
}
