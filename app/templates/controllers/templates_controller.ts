import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage, readCursor } from '#app/core/paging'
import { findTemplates } from '#app/templates/domain/search/find_templates'
import { idsInView } from '#app/templates/domain/template_marks'
import { pageOf } from '#app/templates/domain/search/page_of'
import { library } from '#app/templates/services/library'
import { readMarks } from '#app/templates/services/marks/template_marks'
import { requireTemplate } from '#app/templates/services/require_template'
import TemplateTransformer from '#app/templates/transformers/template_transformer'
import { templateListValidator } from '#app/templates/validators/template_validators'

export default class TemplatesController {
  async index(ctx: HttpContext) {
    const asked = await ctx.request.validateUsing(templateListValidator, { data: ctx.request.qs() })
    const { id, isAdmin } = ctx.auth.getUserOrFail()
    const [all, marks] = await Promise.all([library(), readMarks(id)])
    const only = asked.view && idsInView(marks, asked.view)
    const found = findTemplates(all, { ...asked, only, seesPrivate: isAdmin }, asked.sort)
    const { page, next } = pageOf(found, asked.limit, readCursor(asked.cursor, 'number'))
    linkNextPage(ctx, next)
    const shown = page.map((template) => ({ template, mark: marks.get(template.id) }))
    return ctx.serialize(TemplateTransformer.transform(shown))
  }

  async show({ auth, params, serialize }: HttpContext) {
    const user = auth.getUserOrFail()
    const template = await requireTemplate(params.id, user)
    const marks = await readMarks(user.id)
    const shown = { template, mark: marks.get(template.id) }
    return serialize(TemplateTransformer.transform(shown).useVariant('forOpen'))
  }
}
