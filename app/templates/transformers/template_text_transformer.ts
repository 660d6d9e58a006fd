import { BaseTransformer } from '@adonisjs/core/transformers'
import { galleryCategoryOf, type Template } from '#app/templates/domain/types'

export default class TemplateTextTransformer extends BaseTransformer<Template> {
  toObject() {
    const { id, title, content, category, tags } = this.resource
    return { id, title, text: content, category: galleryCategoryOf(category), tags }
  }
}
