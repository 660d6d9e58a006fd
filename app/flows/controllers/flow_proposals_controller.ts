import type { HttpContext } from '@adonisjs/core/http'
import { readerSignal } from '#app/core/reader_signal'
import { proposeFlow } from '#app/flows/services/proposals/propose_flow'
import FlowProposalTransformer from '#app/flows/transformers/flow_proposal_transformer'
import { flowProposalValidator } from '#app/flows/validators/flow_proposal_validators'
import { engineCaller } from '#app/prompts/services/engine_pool'
import { currentWorkspace } from '#app/workspaces/services/current_workspace'

export default class FlowProposalsController {
  /** Keeps nothing. */
  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(flowProposalValidator, {
      data: ctx.request.body(),
    })
    const caller = { ...engineCaller(ctx), signal: readerSignal(ctx) }
    const proposal = await proposeFlow(await currentWorkspace(ctx, 'read'), wish, caller)
    return ctx.serialize(FlowProposalTransformer.transform(proposal))
  }
}
