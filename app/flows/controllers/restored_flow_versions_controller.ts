import type { HttpContext } from '@adonisjs/core/http'
import { answerEtag } from '#app/core/etag'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { restoreFlowVersion } from '#app/flows/services/versions/restore_flow_version'
import type { SavedFlowVersion } from '#app/flows/services/versions/save_flow_version'
import { writtenBy } from '#app/flows/services/flows/write_flow'
import FlowTransformer from '#app/flows/transformers/flow_transformer'
import { flowRestoreValidator } from '#app/flows/validators/flow_validators'

export default class RestoredFlowVersionsController {
  async store(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(flowRestoreValidator, {
      data: ctx.request.body(),
    })
    return answerOnce(
      ctx,
      (transact) => restoreFlowVersion(writtenBy(ctx), version, transact),
      ({ flow }: SavedFlowVersion) => {
        answerEtag(ctx, flow.etag)
        return ctx.serialize(FlowTransformer.transform(flow).useVariant('forOpen'))
      }
    )
  }
}
