import type { HttpContext } from '@adonisjs/core/http'
import { ApiException } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { readerSignal } from '#app/core/reader_signal'
import type { Transact } from '#app/core/transact'
import type { RunError } from '#app/flows/domain/runs/run'
import { awaitRun } from '#app/flows/services/runs/await_run'
import { findRun, type FoundRun } from '#app/flows/services/runs/find_runs'
import RunTransformer from '#app/flows/transformers/run_transformer'

/** Milliseconds; proxies and browsers give up soon after. */
const MAX_WAIT_MS = 25_000

/**
 * Starts a run and answers with it once it has ended, waits for a person or takes long, or at once where the client
 * prefers that. Of the answer to a request with a key only the id of the run is kept, so that a repeated request is
 * answered with the run as it is then.
 * @throws ApiException 422 `run_failed`
 */
export async function startAndAnswer(
  ctx: HttpContext,
  start: (transact: Transact<FoundRun>) => Promise<FoundRun>
) {
  const { id: userId } = ctx.auth.getUserOrFail()
  let started: FoundRun | undefined
  const { id } = await answerOnce(ctx, start, (run: FoundRun) => {
    started = run
    return { id: run.id }
  })
  if (ctx.request.header('prefer')?.includes('respond-async'))
    return answerRun(ctx, started ?? (await findRun(userId, id)))
  const run = await awaitRun(userId, id, MAX_WAIT_MS, readerSignal(ctx))
  if (run.status === 'failed') throw failedRun(run.id, JSON.parse(run.error!) as RunError)
  return answerRun(ctx, run)
}

/** 200 with a run that has succeeded, and 202 with where to look for any other. */
function answerRun(ctx: HttpContext, run: FoundRun) {
  const isDone = run.status === 'succeeded'
  ctx.response.status(isDone ? 200 : 202).header('Location', `/api/runs/${run.id}`)
  return ctx.serialize(RunTransformer.transform(run))
}

const failedRun = (runId: string, { message }: RunError): ApiException =>
  new ApiException(422, 'run_failed', message, { runId })
