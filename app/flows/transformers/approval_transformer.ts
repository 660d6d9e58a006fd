import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundApproval } from '#app/flows/services/approvals/find_approval'

export default class ApprovalTransformer extends BaseTransformer<FoundApproval> {
  toObject() {
    const { request, decision, reason, decidedMs, decidedBy, askedBy, flowTitle, ends } =
      this.resource
    const { runId, isOwn, isDecider, runEnd } = this.resource
    const { question, content, mayEdit, needsAccount, expiresMs } = request
    return {
      ...{ question, content, mayEdit, needsAccount, decision, reason },
      ...{ askedBy, decidedBy, isDecider, runEnd, flowTitle },
      rejectionEnds: ends.rejected,
      expiryEnds: ends.expired,
      runId: isOwn ? runId : null,
      expiresAt: new Date(expiresMs).toISOString(),
      decidedAt: decidedMs === null ? null : new Date(decidedMs).toISOString(),
    }
  }
}
