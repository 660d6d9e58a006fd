import type { HttpContext } from '@adonisjs/core/http'
import { ApiException } from '#app/core/exceptions/api_exception'
import { findGuide, findGuides } from '#app/content/services/guides'
import GuideTransformer from '#app/content/transformers/guide_transformer'
import OpenGuideTransformer from '#app/content/transformers/open_guide_transformer'

export default class GuidesController {
  async index({ serialize }: HttpContext) {
    return serialize(GuideTransformer.transform(await findGuides()))
  }

  async show({ params, serialize }: HttpContext) {
    const guide = await findGuide(params.id)
    if (!guide) throw new ApiException(404, 'not_found', 'Guide not found')
    return serialize(OpenGuideTransformer.transform(guide))
  }
}
