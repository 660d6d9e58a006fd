import type { HttpContext } from '@adonisjs/core/http'
import { answerOpenEvents } from '#app/auth/services/open_streams'
import { sendBatchEvents } from '#app/flows/services/batches/batch_events'
import { findBatch, type FoundBatch } from '#app/flows/services/batches/find_batches'
import BatchTransformer from '#app/flows/transformers/batch_transformer'

export default class BatchEventsController {
  async index(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    const { id } = await findBatch(userId, ctx.params.id)
    answerOpenEvents(ctx, userId, (send, signal) => {
      const sendBatch = async (batch: FoundBatch) =>
        send('batch', await ctx.serialize(BatchTransformer.transform(batch)))
      return sendBatchEvents({ userId, id }, sendBatch, signal)
    })
  }
}
