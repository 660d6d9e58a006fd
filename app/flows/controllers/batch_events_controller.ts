import type { HttpContext } from '@adonisjs/core/http'
import { answerOpenEvents } from '#app/auth/services/open_streams'
import { sendBatchEvents } from '#app/flows/services/batches/batch_events'
import { findBatch, type FoundBatch } from '#app/flows/services/batches/find_batches'
import BatchTransformer from '#app/flows/transformers/batch_transformer'
import { placedOf } from '#app/flows/services/runs/find_runs'
import { isReadable } from '#app/workspaces/services/access'

export default class BatchEventsController {
  async index(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    const batch = await findBatch(userId, ctx.params.id)
    const { id } = batch
    answerOpenEvents(
      ctx,
      userId,
      (send, signal) => {
        const sendBatch = async (found: FoundBatch) =>
          send('batch', await ctx.serialize(BatchTransformer.transform(found)))
        return sendBatchEvents({ userId, id }, sendBatch, signal)
      },
      () => isReadable(userId, placedOf(batch))
    )
  }
}
