import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/paging'
import { startAndAnswer } from '#app/flows/services/runs/answer_run'
import { findRuns } from '#app/flows/services/runs/find_runs'
import { ownFlow } from '#app/flows/services/flows/own_flow'
import { startFlowRun } from '#app/flows/services/runs/start_flow_run'
import { startStepTry } from '#app/flows/services/runs/start_step_try'
import ListedRunTransformer from '#app/flows/transformers/listed_run_transformer'
import { executionValidator, runListValidator } from '#app/flows/validators/flow_validators'

export default class FlowRunsController {
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(runListValidator, { data: ctx.request.qs() })
    const { id: userId } = ctx.auth.getUserOrFail()
    const flow = await ownFlow(userId, ctx.params.id, { to: 'read' })
    const { runs, next } = await findRuns(flow.id, page)
    linkNextPage(ctx, next)
    return ctx.serialize(ListedRunTransformer.transform(runs))
  }

  async store(ctx: HttpContext) {
    const { only, ...execution } = await ctx.request.validateUsing(executionValidator, {
      data: ctx.request.body(),
    })
    const where = { userId: ctx.auth.getUserOrFail().id, id: ctx.params.id as string }
    return startAndAnswer(ctx, (transact) =>
      only === undefined
        ? startFlowRun(where, execution, transact)
        : startStepTry(where, { ...execution, only }, transact)
    )
  }
}
