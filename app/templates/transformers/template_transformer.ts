import { BaseTransformer } from '@adonisjs/core/transformers'
import { galleryCategoryOf, type Template } from '#app/templates/domain/types'

export default class TemplateTransformer extends BaseTransformer<Template> {
  toObject() {
    const { id, title, description, category, tags, icon } = this.resource
    return {
      id,
      title,
      description,
      category,
      galleryCategory: galleryCategoryOf(category),
      tags,
      icon,
    }
  }

  forOpen() {
    return { ...this.toObject(), content: this.resource.content }
  }
}
