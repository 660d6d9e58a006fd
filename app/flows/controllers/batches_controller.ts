import type { HttpContext } from '@adonisjs/core/http'
import { readNoticesOf } from '#app/activity/services/read_notices'
import { findBatch } from '#app/flows/services/batches/find_batches'
import BatchTransformer from '#app/flows/transformers/batch_transformer'

export default class BatchesController {
  async show(ctx: HttpContext) {
    const { id: personId } = ctx.auth.getUserOrFail()
    const batch = await findBatch(personId, ctx.params.id)
    await readNoticesOf({ user_id: personId, batch_id: batch.id })
    return ctx.serialize(BatchTransformer.transform(batch))
  }
}
