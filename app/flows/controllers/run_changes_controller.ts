import type { HttpContext } from '@adonisjs/core/http'
import { readNoticesOf } from '#app/activity/services/read_notices'
import { findRunChanges } from '#app/flows/services/runs/run_changes'
import RunChangesTransformer from '#app/flows/transformers/run_changes_transformer'
import { runChangesValidator } from '#app/flows/validators/flow_validators'
import { stepsShownTo } from '#app/flows/services/approvals/steps_shown_to'
import { placedOf } from '#app/flows/services/runs/find_runs'

export default class RunChangesController {
  async show(ctx: HttpContext) {
    const { after = 0 } = await ctx.request.validateUsing(runChangesValidator, {
      data: ctx.request.qs(),
    })
    const { id: personId } = ctx.auth.getUserOrFail()
    const { run, steps } = await findRunChanges(personId, ctx.params.id, after)
    await readNoticesOf({ run_id: run.id, user_id: personId })
    const shown = await stepsShownTo(personId, placedOf(run), steps)
    return ctx.serialize(RunChangesTransformer.transform({ run, steps: shown }))
  }
}
