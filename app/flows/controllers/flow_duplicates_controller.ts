import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { titleOfCopy } from '#app/flows/domain/values/free_title'
import type Flow from '#app/flows/models/flow'
import { answerNewFlow } from '#app/flows/services/flows/answer_new_flow'
import { flowTitles, insertFlow, flowToInsert } from '#app/flows/services/flows/insert_flow'
import { ownFlow } from '#app/flows/services/flows/own_flow'

export default class FlowDuplicatesController {
  async store(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    return answerOnce(
      ctx,
      async (transact) => {
        const { title, context, tags, draft } = await ownFlow(userId, ctx.params.id)
        const named = titleOfCopy(title, await flowTitles(userId))
        const copy = flowToInsert({ title: named, context, tags, graph: draft })
        return transact((trx) => insertFlow(userId, copy, trx))
      },
      (flow: Flow) => answerNewFlow(ctx, flow)
    )
  }
}
