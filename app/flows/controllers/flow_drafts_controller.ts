import type { HttpContext } from '@adonisjs/core/http'
import { answerEtag } from '#app/core/etag'
import { writeDraft } from '#app/flows/services/flows/write_draft'
import { writtenBy } from '#app/flows/services/flows/write_flow'
import FlowTransformer from '#app/flows/transformers/flow_transformer'
import { flowDraftValidator } from '#app/flows/validators/flow_validators'

export default class FlowDraftsController {
  async update(ctx: HttpContext) {
    const { graph } = await ctx.request.validateUsing(flowDraftValidator, {
      data: ctx.request.body(),
    })
    const flow = await writeDraft(writtenBy(ctx), graph)
    answerEtag(ctx, flow.etag)
    return ctx.serialize(FlowTransformer.transform(flow))
  }
}
