import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/paging'
import { findBatch } from '#app/flows/services/batches/find_batches'
import { findRows } from '#app/flows/services/batches/find_rows'
import BatchRowTransformer from '#app/flows/transformers/batch_row_transformer'
import { batchRowListValidator } from '#app/flows/validators/batch_validators'

export default class BatchRowsController {
  async index(ctx: HttpContext) {
    const data = ctx.request.qs()
    const page = await ctx.request.validateUsing(batchRowListValidator, { data })
    const batch = await findBatch(ctx.auth.getUserOrFail().id, ctx.params.id)
    const { rows, next } = await findRows(batch, page)
    linkNextPage(ctx, next)
    return ctx.serialize(BatchRowTransformer.transform(rows))
  }
}
