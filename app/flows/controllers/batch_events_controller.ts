import type { HttpContext } from '@adonisjs/core/http'
import { answerEvents } from '#app/core/event_stream'
import { sendBatchEvents } from '#app/flows/services/batch_events'
import { findBatch, type FoundBatch } from '#app/flows/services/find_batches'
import BatchTransformer from '#app/flows/transformers/batch_transformer'

export default class BatchEventsController {
  async index(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    const { id } = await findBatch(userId, ctx.params.id)
    answerEvents(ctx, (send, signal) => {
      const sendBatch = async (batch: FoundBatch) =>
        send('batch', await ctx.serialize(BatchTransformer.transform(batch)))
      return sendBatchEvents({ userId, id }, sendBatch, signal)
    })
  }
}
