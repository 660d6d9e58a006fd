import type { HttpContext } from '@adonisjs/core/http'
import { cancelBatch } from '#app/flows/services/batches/cancel_batch'
import BatchTransformer from '#app/flows/transformers/batch_transformer'

export default class BatchCancellationsController {
  async store(ctx: HttpContext) {
    const batch = await cancelBatch(ctx.auth.getUserOrFail().id, ctx.params.id)
    return ctx.serialize(BatchTransformer.transform(batch))
  }
}
