import { BaseTransformer } from '@adonisjs/core/transformers'
import type { TemplateFacets } from '#app/templates/domain/search/find_templates'

export default class TemplateFacetsTransformer extends BaseTransformer<TemplateFacets> {
  toObject() {
    const { categories, tags } = this.resource
    return { categories, tags }
  }
}
