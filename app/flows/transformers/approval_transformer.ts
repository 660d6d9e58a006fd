import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundApproval } from '#app/flows/services/approvals/approvals'

export default class ApprovalTransformer extends BaseTransformer<FoundApproval> {
  toObject() {
    const { request, decision, reason, decidedMs, decidedBy, askedBy, flowTitle, ends } =
      this.resource
    const { runId, isOwn } = this.resource
    const { question, content, mayEdit, needsAccount, expiresMs } = request
    return {
      ...{ question, content, mayEdit, needsAccount, decision, reason },
      ...{ askedBy, decidedBy, flowTitle },
      rejectionEnds: ends.rejected,
      expiryEnds: ends.expired,
      runId: isOwn ? runId : null,
      expiresAt: new Date(expiresMs).toISOString(),
      decidedAt: decidedMs === null ? null : new Date(decidedMs).toISOString(),
    }
  }
}
