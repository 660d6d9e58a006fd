import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FlowProposal } from '#app/flows/services/proposals/propose_flow'

export default class FlowProposalTransformer extends BaseTransformer<FlowProposal> {
  toObject() {
    const { title, context, graph, source, readyFlowId, nearReadyFlowIds, reasons, question } =
      this.resource
    return { title, context, graph, source, readyFlowId, nearReadyFlowIds, reasons, question }
  }
}
