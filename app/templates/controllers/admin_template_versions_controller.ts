import type { HttpContext } from '@adonisjs/core/http'
import { absent } from '#app/core/exceptions/api_exception'
import { linkNextPage } from '#app/core/paging'
import { findTemplateVersions } from '#app/templates/services/writing/find_template_versions'
import { findWorkflowTemplate } from '#app/templates/services/writing/find_workflow_templates'
import AdminTemplateVersionTransformer from '#app/templates/transformers/admin_template_version_transformer'
import { adminTemplateVersionsValidator } from '#app/templates/validators/admin_template_validators'

export default class AdminTemplateVersionsController {
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(adminTemplateVersionsValidator, {
      data: ctx.request.qs(),
    })
    if (!(await findWorkflowTemplate(ctx.params.id))) throw absent('template')
    const { versions, next } = await findTemplateVersions(ctx.params.id, page)
    linkNextPage(ctx, next)
    return ctx.serialize(AdminTemplateVersionTransformer.transform(versions))
  }
}
