import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import type Flow from '#app/flows/models/flow'
import { answerNewFlow } from '#app/flows/services/flows/answer_new_flow'
import { copySharedFlow } from '#app/flows/services/sharing/flow_share_links'

export default class SharedFlowCopiesController {
  async store(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    return answerOnce(
      ctx,
      (transact) => copySharedFlow(id, ctx.params.token, transact),
      (flow: Flow) => answerNewFlow(ctx, flow)
    )
  }
}
