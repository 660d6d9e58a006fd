import type { HttpContext } from '@adonisjs/core/http'
import { decide } from '#app/flows/services/approvals/decide'
import { findApproval } from '#app/flows/services/approvals/find_approval'
import ApprovalTransformer from '#app/flows/transformers/approval_transformer'
import { decisionValidator } from '#app/flows/validators/approval_validators'

export default class ApprovalsController {
  async show(ctx: HttpContext) {
    ctx.response.header('X-Robots-Tag', 'noindex')
    const approval = await findApproval(ctx.params.token, ctx.auth.user?.id)
    return ctx.serialize(ApprovalTransformer.transform(approval))
  }

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(decisionValidator, { data: ctx.request.body() })
    const approval = await decide(ctx.params.token, wish, ctx.auth.user)
    return ctx.serialize(ApprovalTransformer.transform(approval))
  }
}
