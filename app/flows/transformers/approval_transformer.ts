import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundApproval } from '#app/flows/services/approvals'

export default class ApprovalTransformer extends BaseTransformer<FoundApproval> {
  toObject() {
    const { request, decision, reason, decidedMs, askedBy, flowTitle } = this.resource
    const { runId, isOwn } = this.resource
    const { question, content, mayEdit, needsAccount, expiresMs } = request
    return {
      ...{ question, content, mayEdit, needsAccount, decision, reason },
      ...{ askedBy, flowTitle },
      runId: isOwn ? runId : null,
      expiresAt: new Date(expiresMs).toISOString(),
      decidedAt: decidedMs === null ? null : new Date(decidedMs).toISOString(),
    }
  }
}
