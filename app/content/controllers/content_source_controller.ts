import type { HttpContext } from '@adonisjs/core/http'
import { findContentSource } from '#app/content/services/sync/find_sync_report'
import ContentSourceTransformer from '#app/content/transformers/content_source_transformer'

export default class ContentSourceController {
  async show({ serialize }: HttpContext) {
    return serialize(ContentSourceTransformer.transform(await findContentSource()))
  }
}
