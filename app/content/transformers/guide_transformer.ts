import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedGuide } from '#app/content/domain/merge_guides'

export default class GuideTransformer extends BaseTransformer<ListedGuide> {
  toObject() {
    const { id, title, description, minutes } = this.resource
    return { id, title, description, minutes, available: minutes !== null }
  }
}
