import type { HttpContext } from '@adonisjs/core/http'
import { STARTERS } from '#app/templates/domain/starters'
import TemplateTextTransformer from '#app/templates/transformers/template_text_transformer'

export default class TemplateTextsController {
  async index({ serialize }: HttpContext) {
    return serialize(TemplateTextTransformer.transform(STARTERS))
  }
}
