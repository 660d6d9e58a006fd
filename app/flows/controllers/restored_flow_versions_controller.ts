import type { HttpContext } from '@adonisjs/core/http'
import { answerEtag } from '#app/core/etag'
import { answerOnce } from '#app/core/idempotency/answer_once'
import type Flow from '#app/flows/models/flow'
import type FlowVersion from '#app/flows/models/flow_version'
import { requireFlowVersion } from '#app/flows/services/flow_versions'
import { saveFlowVersion } from '#app/flows/services/save_flow_version'
import { writeFlow, writtenBy } from '#app/flows/services/write_flow'
import FlowTransformer from '#app/flows/transformers/flow_transformer'
import { flowRestoreValidator } from '#app/flows/validators/flow_validators'

export default class RestoredFlowVersionsController {
  async store(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(flowRestoreValidator, {
      data: ctx.request.body(),
    })
    return answerOnce(
      ctx,
      (transact) =>
        writeFlow(
          writtenBy(ctx),
          async (flow, trx) => {
            const { graph } = await requireFlowVersion(flow.id, version, trx)
            flow.draft = graph
            return saveFlowVersion(flow, `Restored version ${version}`, trx)
          },
          transact
        ),
      ({ flow }: { flow: Flow; made: FlowVersion }) => {
        answerEtag(ctx, flow.etag)
        return ctx.serialize(FlowTransformer.transform(flow).useVariant('forOpen'))
      }
    )
  }
}
