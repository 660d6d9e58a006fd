import type { HttpContext } from '@adonisjs/core/http'
import { recordTemplateUse } from '#app/templates/services/record_template_use'
import { requireTemplate } from '#app/templates/services/require_template'

export default class TemplateUsesController {
  async store({ auth, params, response }: HttpContext) {
    await recordTemplateUse(auth.getUserOrFail().id, requireTemplate(params.id))
    return response.noContent()
  }
}
