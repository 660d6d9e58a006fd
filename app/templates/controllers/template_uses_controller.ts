import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { recordTemplateUse } from '#app/templates/services/record_template_use'
import { requireTemplate } from '#app/templates/services/require_template'

export default class TemplateUsesController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const template = await requireTemplate(ctx.params.id, user)
    return answerOnce(
      ctx,
      (transact) => transact((trx) => recordTemplateUse(user.id, template, trx)),
      () => ctx.response.noContent()
    )
  }
}
