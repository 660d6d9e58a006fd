import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { titleOfCopy } from '#app/flows/domain/values/free_title'
import type Flow from '#app/flows/models/flow'
import { answerNewFlow } from '#app/flows/services/flows/answer_new_flow'
import { flowTitles, insertFlow, flowToInsert } from '#app/flows/services/flows/insert_flow'
import { ownFlow } from '#app/flows/services/flows/own_flow'
import { currentWorkspace } from '#app/workspaces/services/current_workspace'

/** Copies a flow into the workspace that the request names. */
export default class FlowDuplicatesController {
  async store(ctx: HttpContext) {
    const workspace = await currentWorkspace(ctx, 'edit')
    return answerOnce(
      ctx,
      async (transact) => {
        const flow = await ownFlow(workspace.personId, ctx.params.id, { to: 'read' })
        const { title, context, tags, draft } = flow
        const named = titleOfCopy(title, await flowTitles(workspace))
        const copy = flowToInsert({ title: named, context, tags, graph: draft })
        return transact((trx) => insertFlow(workspace, copy, trx))
      },
      (flow: Flow) => answerNewFlow(ctx, flow)
    )
  }
}
