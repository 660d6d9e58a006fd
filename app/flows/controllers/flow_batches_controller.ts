import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { linkNextPage } from '#app/core/paging'
import { findBatches, type FoundBatch } from '#app/flows/services/batches/find_batches'
import { ownFlow } from '#app/flows/services/flows/own_flow'
import { startBatch } from '#app/flows/services/batches/start_batch'
import BatchTransformer from '#app/flows/transformers/batch_transformer'
import { batchListValidator, batchValidator } from '#app/flows/validators/batch_validators'
import { engineCaller } from '#app/prompts/services/engine_pool'

export default class FlowBatchesController {
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(batchListValidator, { data: ctx.request.qs() })
    const { id: userId } = ctx.auth.getUserOrFail()
    const flow = await ownFlow(userId, ctx.params.id, { to: 'read' })
    const { batches, next } = await findBatches(flow.id, page)
    linkNextPage(ctx, next)
    return ctx.serialize(BatchTransformer.transform(batches))
  }

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(batchValidator, { data: ctx.request.body() })
    const { id: userId } = ctx.auth.getUserOrFail()
    const whose = { caller: engineCaller(ctx), userId, flowId: ctx.params.id as string }
    return answerOnce(
      ctx,
      (transact) => startBatch(whose, wish, transact),
      (batch: FoundBatch) => {
        ctx.response.status(201).header('Location', `/api/batches/${batch.id}`)
        return ctx.serialize(BatchTransformer.transform(batch))
      }
    )
  }
}
