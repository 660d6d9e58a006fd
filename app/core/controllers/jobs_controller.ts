import type { HttpContext } from '@adonisjs/core/http'
import { listJobs } from '#app/core/jobs/list_jobs'
import { linkNextPage } from '#app/core/paging'
import JobTransformer from '#app/core/transformers/job_transformer'
import { jobListValidator } from '#app/core/validators/job_validators'

export default class JobsController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(jobListValidator, { data: ctx.request.qs() })
    const { jobs, next } = await listJobs(filter)
    linkNextPage(ctx, next)
    return ctx.serialize(JobTransformer.transform(jobs))
  }
}
