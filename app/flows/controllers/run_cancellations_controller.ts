import type { HttpContext } from '@adonisjs/core/http'
import { cancelRun } from '#app/flows/services/runs/cancel_run'
import RunTransformer from '#app/flows/transformers/run_transformer'

export default class RunCancellationsController {
  async store(ctx: HttpContext) {
    const run = await cancelRun(ctx.auth.getUserOrFail().id, ctx.params.id)
    return ctx.serialize(RunTransformer.transform(run))
  }
}
