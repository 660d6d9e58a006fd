import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { continueBatch } from '#app/flows/services/batches/continue_batch'
import type { FoundBatch } from '#app/flows/services/batches/find_batches'
import BatchTransformer from '#app/flows/transformers/batch_transformer'
import { continuationValidator } from '#app/flows/validators/batch_validators'

export default class BatchContinuationsController {
  async store(ctx: HttpContext) {
    const data = ctx.request.body()
    const wish = await ctx.request.validateUsing(continuationValidator, { data })
    const whose = { userId: ctx.auth.getUserOrFail().id, id: ctx.params.id as string }
    return answerOnce(
      ctx,
      (transact) => continueBatch(whose, wish, transact),
      (batch: FoundBatch) => ctx.serialize(BatchTransformer.transform(batch))
    )
  }
}
