import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedGuide } from '#app/content/domain/merge_guides'
import type { OpenGuide } from '#app/content/services/guides'

const neighbor = (guide: ListedGuide | null) => guide && { id: guide.id, title: guide.title }

export default class OpenGuideTransformer extends BaseTransformer<OpenGuide> {
  toObject() {
    const { guide, parts, previous, next } = this.resource
    return {
      id: guide.id,
      title: guide.title,
      description: guide.description,
      minutes: guide.minutes ?? 1,
      parts,
      previous: neighbor(previous),
      next: neighbor(next),
    }
  }
}
