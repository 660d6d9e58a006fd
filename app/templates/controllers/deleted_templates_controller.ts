import type { HttpContext } from '@adonisjs/core/http'
import { answerEtag } from '#app/core/etag'
import { absent } from '#app/core/exceptions/api_exception'
import { inTransaction } from '#app/core/transact'
import { auditTemplate } from '#app/templates/controllers/audit_template'
import { changeStanding } from '#app/templates/services/writing/write_template'
import AdminTemplateTransformer from '#app/templates/transformers/admin_template_transformer'
import { deletedTemplateValidator } from '#app/templates/validators/admin_template_validators'

export default class DeletedTemplatesController {
  /** Takes a deletion back. */
  async update(ctx: HttpContext) {
    const change = await ctx.request.validateUsing(deletedTemplateValidator, {
      data: ctx.request.body(),
    })
    const template = await inTransaction((trx) => changeStanding(ctx.params.id, change, trx))
    if (!template) throw absent('template')
    auditTemplate(ctx, template)
    answerEtag(ctx, template.version)
    return ctx.serialize(AdminTemplateTransformer.transform(template))
  }
}
