import type { HttpContext } from '@adonisjs/core/http'
import { STARTERS } from '#app/templates/domain/starters'
import { requireTemplate } from '#app/templates/services/require_template'
import TemplateTransformer from '#app/templates/transformers/template_transformer'

export default class TemplatesController {
  async index({ serialize }: HttpContext) {
    return serialize(TemplateTransformer.transform(STARTERS))
  }

  async show({ params, serialize }: HttpContext) {
    return serialize(
      TemplateTransformer.transform(requireTemplate(params.id)).useVariant('forOpen')
    )
  }
}
