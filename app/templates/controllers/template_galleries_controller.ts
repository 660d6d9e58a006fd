import type { HttpContext } from '@adonisjs/core/http'
import { shelvesOf } from '#app/templates/domain/gallery'
import { findTemplates } from '#app/templates/domain/search/find_templates'
import { library } from '#app/templates/services/library'
import TemplateShelfTransformer from '#app/templates/transformers/template_shelf_transformer'

export default class TemplateGalleriesController {
  async show({ auth, serialize }: HttpContext) {
    const { isAdmin } = auth.getUserOrFail()
    const templates = findTemplates(await library(), { seesPrivate: isAdmin })
    return serialize(TemplateShelfTransformer.transform(shelvesOf(templates)))
  }
}
