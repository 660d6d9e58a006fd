import type { HttpContext } from '@adonisjs/core/http'
import { ownFlow } from '#app/flows/services/flows/own_flow'
import { previewBatch } from '#app/flows/services/batches/preview_batch'
import { readBatchFile } from '#app/flows/services/batches/read_batch_file'
import BatchPreviewTransformer from '#app/flows/transformers/batch_preview_transformer'
import { batchPreviewValidator } from '#app/flows/validators/batch_validators'
import { engineCaller } from '#app/prompts/services/engine_pool'

export default class BatchPreviewsController {
  async store(ctx: HttpContext) {
    const data = ctx.request.body()
    const { csv, ...choices } = await ctx.request.validateUsing(batchPreviewValidator, { data })
    const flow = await ownFlow(ctx.auth.getUserOrFail().id, ctx.params.id)
    const table = await readBatchFile(engineCaller(ctx), csv)
    return ctx.serialize(
      BatchPreviewTransformer.transform(await previewBatch(flow, table, choices))
    )
  }
}
