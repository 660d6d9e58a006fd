import { BaseTransformer } from '@adonisjs/core/transformers'
import type { HelpAnswer } from '#app/content/domain/help_file'

export default class HelpAnswerTransformer extends BaseTransformer<HelpAnswer> {
  toObject() {
    const { id, group, question, parts } = this.resource
    return { id, group, question, parts }
  }
}
