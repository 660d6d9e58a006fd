import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import {
  createFlowShare,
  findFlowShares,
  revokeFlowShare,
  type NewFlowShare,
} from '#app/flows/services/sharing/flow_share_links'
import FlowShareTransformer, {
  NewFlowShareTransformer,
} from '#app/flows/transformers/flow_share_transformer'
import { flowShareValidator } from '#app/flows/validators/flow_validators'

export default class FlowSharesController {
  async index({ auth, params, serialize }: HttpContext) {
    const links = await findFlowShares(auth.getUserOrFail().id, params.id)
    return serialize(FlowShareTransformer.transform(links))
  }

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(flowShareValidator, { data: ctx.request.body() })
    const of = { userId: ctx.auth.getUserOrFail().id, flowId: ctx.params.id }
    return answerOnce(
      ctx,
      (transact) => createFlowShare(of, wish, transact),
      (made: NewFlowShare) => {
        ctx.response.status(201)
        return ctx.serialize(NewFlowShareTransformer.transform(made))
      }
    )
  }

  async destroy({ auth, params, response }: HttpContext) {
    await revokeFlowShare(auth.getUserOrFail().id, params.id)
    return response.noContent()
  }
}
