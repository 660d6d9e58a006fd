import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Template } from '#app/templates/domain/types'

export default class TemplateTextTransformer extends BaseTransformer<Template> {
  toObject() {
    const { id, title, content } = this.resource
    return { id, title, text: content }
  }
}
