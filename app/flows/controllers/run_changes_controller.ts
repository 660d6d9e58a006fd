import type { HttpContext } from '@adonisjs/core/http'
import { readNoticesOf } from '#app/activity/services/read_notices'
import { findRunChanges } from '#app/flows/services/runs/run_changes'
import RunChangesTransformer from '#app/flows/transformers/run_changes_transformer'
import { runChangesValidator } from '#app/flows/validators/flow_validators'

export default class RunChangesController {
  async show(ctx: HttpContext) {
    const { after = 0 } = await ctx.request.validateUsing(runChangesValidator, {
      data: ctx.request.qs(),
    })
    const changes = await findRunChanges(ctx.auth.getUserOrFail().id, ctx.params.id, after)
    await readNoticesOf({ run_id: changes.run.id })
    return ctx.serialize(RunChangesTransformer.transform(changes))
  }
}
