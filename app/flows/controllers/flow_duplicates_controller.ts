import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import type Flow from '#app/flows/models/flow'
import { answerNewFlow } from '#app/flows/services/answer_new_flow'
import { insertFlow, titleOfCopy } from '#app/flows/services/insert_flow'
import { ownFlow } from '#app/flows/services/own_flow'

export default class FlowDuplicatesController {
  async store(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    return answerOnce(
      ctx,
      (transact) =>
        transact(async (trx) => {
          const { title, context, tags, draft } = await ownFlow(userId, ctx.params.id, { trx })
          return insertFlow(userId, { title: titleOfCopy(title), context, tags, graph: draft }, trx)
        }),
      (flow: Flow) => answerNewFlow(ctx, flow)
    )
  }
}
