import type { HttpContext } from '@adonisjs/core/http'
import { readNoticesOf } from '#app/activity/services/read_notices'
import { linkNextPage } from '#app/core/paging'
import { findOwnRuns, findRun, placedOf } from '#app/flows/services/runs/find_runs'
import { stepsOf } from '#app/flows/services/runs/find_steps'
import OwnRunTransformer from '#app/flows/transformers/own_run_transformer'
import RunTransformer from '#app/flows/transformers/run_transformer'
import StepTransformer from '#app/flows/transformers/step_transformer'
import { ownRunListValidator } from '#app/flows/validators/flow_validators'
import { currentWorkspace } from '#app/workspaces/services/current_workspace'
import { stepsShownTo } from '#app/flows/services/approvals/steps_shown_to'

export default class RunsController {
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(ownRunListValidator, { data: ctx.request.qs() })
    const { runs, next } = await findOwnRuns(await currentWorkspace(ctx, 'read'), page)
    linkNextPage(ctx, next)
    return ctx.serialize(OwnRunTransformer.transform(runs))
  }

  async show(ctx: HttpContext) {
    const { id: personId } = ctx.auth.getUserOrFail()
    const run = await findRun(personId, ctx.params.id)
    await readNoticesOf({ run_id: run.id, user_id: personId })
    const shown = await stepsShownTo(personId, placedOf(run), await stepsOf(run.id))
    const [found, steps] = await Promise.all([
      ctx.serialize(RunTransformer.transform(run)),
      ctx.serialize(StepTransformer.transform(shown)),
    ])
    return { ...found, steps }
  }
}
