import type { HttpContext } from '@adonisjs/core/http'
import { readNoticesOf } from '#app/activity/services/read_notices'
import { findRun, stepsOf } from '#app/flows/services/find_runs'
import RunTransformer from '#app/flows/transformers/run_transformer'
import StepTransformer from '#app/flows/transformers/step_transformer'

export default class RunsController {
  async show(ctx: HttpContext) {
    const run = await findRun(ctx.auth.getUserOrFail().id, ctx.params.id)
    await readNoticesOf({ run_id: run.id })
    const [found, steps] = await Promise.all([
      ctx.serialize(RunTransformer.transform(run).useVariant('withResults')),
      ctx.serialize(StepTransformer.transform(await stepsOf(run.id))),
    ])
    return { ...found, steps }
  }
}
