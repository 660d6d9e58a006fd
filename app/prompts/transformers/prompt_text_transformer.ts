import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ActivityCategory } from '#app/activity/domain/activity_types'
import type { PromptText } from '#app/prompts/services/find_prompt_texts'

/** A prompt of a list that becomes a file. */
export default class PromptTextTransformer extends BaseTransformer<PromptText> {
  toObject() {
    const { prompt, content, score } = this.resource
    return {
      id: prompt.id,
      title: prompt.title,
      content,
      category: prompt.category as ActivityCategory,
      folder: prompt.folder,
      tags: prompt.tags,
      score,
      pinnedAt: prompt.pinnedAt?.toUTC().toISO() ?? null,
      deletedAt: prompt.deletedAt?.toUTC().toISO() ?? null,
      createdAt: prompt.createdAt.toUTC().toISO() as string,
      updatedAt: prompt.updatedAt.toUTC().toISO() as string,
    }
  }
}
