import type { HttpContext } from '@adonisjs/core/http'
import { findTemplates } from '#app/templates/domain/search/find_templates'
import { library } from '#app/templates/services/library'
import TemplateTextTransformer from '#app/templates/transformers/template_text_transformer'

/** Texts that the workshop looks for a similar one in. */
const MAX_TEXTS = 500

export default class TemplateTextsController {
  async index({ serialize }: HttpContext) {
    const found = findTemplates(await library(), {})
    return serialize(TemplateTextTransformer.transform(found.slice(0, MAX_TEXTS)))
  }
}
