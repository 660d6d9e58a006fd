import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import type Flow from '#app/flows/models/flow'
import { answerNewFlow } from '#app/flows/services/flows/answer_new_flow'
import { copySharedFlow } from '#app/flows/services/sharing/flow_share_links'
import { currentWorkspace } from '#app/workspaces/services/current_workspace'

export default class SharedFlowCopiesController {
  async store(ctx: HttpContext) {
    const workspace = await currentWorkspace(ctx, 'edit')
    return answerOnce(
      ctx,
      (transact) => copySharedFlow(workspace, ctx.params.token, transact),
      (flow: Flow) => answerNewFlow(ctx, flow)
    )
  }
}
