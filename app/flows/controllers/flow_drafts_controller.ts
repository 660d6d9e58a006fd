import type { HttpContext } from '@adonisjs/core/http'
import { answerEtag } from '#app/core/etag'
import { writeFlow, writtenBy } from '#app/flows/services/write_flow'
import FlowTransformer from '#app/flows/transformers/flow_transformer'
import { flowDraftValidator } from '#app/flows/validators/flow_validators'

export default class FlowDraftsController {
  async update(ctx: HttpContext) {
    const { graph } = await ctx.request.validateUsing(flowDraftValidator, {
      data: ctx.request.body(),
    })
    const { flow } = await writeFlow(writtenBy(ctx), (found) => {
      const isSame = JSON.stringify(graph) === JSON.stringify(found.draft)
      if (!isSame) found.merge({ draft: graph, draftVersion: null })
    })
    answerEtag(ctx, flow.etag)
    return ctx.serialize(FlowTransformer.transform(flow))
  }
}
