import type { HttpContext } from '@adonisjs/core/http'
import { ApiException } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { linkNextPage } from '#app/core/paging'
import { readerSignal } from '#app/core/reader_signal'
import type { RunError } from '#app/flows/domain/run'
import { awaitRun } from '#app/flows/services/await_run'
import { findRuns, type FoundRun } from '#app/flows/services/find_runs'
import { ownFlow } from '#app/flows/services/own_flow'
import { startFlowRun } from '#app/flows/services/start_flow_run'
import RunTransformer from '#app/flows/transformers/run_transformer'
import { executionValidator, runListValidator } from '#app/flows/validators/flow_validators'

/** Milliseconds; proxies and browsers give up soon after. */
const MAX_WAIT_MS = 25_000

export default class FlowRunsController {
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(runListValidator, { data: ctx.request.qs() })
    const { id: userId } = ctx.auth.getUserOrFail()
    const flow = await ownFlow(userId, ctx.params.id)
    const { runs, next } = await findRuns(userId, flow.id, page)
    linkNextPage(ctx, next)
    return ctx.serialize(RunTransformer.transform(runs))
  }

  async store(ctx: HttpContext) {
    const execution = await ctx.request.validateUsing(executionValidator, {
      data: ctx.request.body(),
    })
    const { id: userId } = ctx.auth.getUserOrFail()
    const where = { userId, id: ctx.params.id as string }
    const started = await answerOnce(
      ctx,
      (transact) => startFlowRun(where, execution, transact),
      (run: FoundRun) => answerRun(ctx, run)
    )
    if (ctx.request.header('prefer')?.includes('respond-async')) return started
    const run = await awaitRun(userId, started.id, MAX_WAIT_MS, readerSignal(ctx))
    if (run.status === 'failed') throw failedRun(run.id, JSON.parse(run.error!) as RunError)
    return answerRun(ctx, run)
  }
}

/** 200 with a run that has succeeded, and 202 with where to look for any other. */
function answerRun(ctx: HttpContext, run: FoundRun) {
  const isDone = run.status === 'succeeded'
  ctx.response.status(isDone ? 200 : 202).header('Location', `/api/runs/${run.id}`)
  return ctx.serialize(RunTransformer.transform(run).useVariant('withResults'))
}

const failedRun = (runId: string, { message }: RunError): ApiException =>
  new ApiException(422, 'run_failed', message, { runId })
