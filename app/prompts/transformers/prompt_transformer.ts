import { BaseTransformer } from '@adonisjs/core/transformers'
import { excerptOf, type ActivityCategory } from '#app/activity/domain/activity_types'
import type Prompt from '#app/prompts/models/prompt'

export default class PromptTransformer extends BaseTransformer<Prompt> {
  toObject() {
    const prompt = this.resource
    return {
      id: prompt.id,
      title: prompt.title,
      excerpt: excerptOf(prompt.draft),
      category: prompt.category as ActivityCategory,
      folder: prompt.folder,
      tags: prompt.tags,
      version: prompt.version,
      etag: prompt.etag,
      worked: prompt.worked,
      pinnedAt: prompt.pinnedAt?.toUTC().toISO() ?? null,
      savedAt: prompt.savedAt?.toUTC().toISO() ?? null,
      deletedAt: prompt.deletedAt?.toUTC().toISO() ?? null,
      createdAt: prompt.createdAt.toUTC().toISO() as string,
      updatedAt: prompt.updatedAt.toUTC().toISO() as string,
    }
  }

  /** With its texts and its improvement, for the one that is open. */
  forOpen() {
    const prompt = this.resource
    return {
      ...this.toObject(),
      original: prompt.original,
      draft: prompt.draft,
      settings: prompt.settings,
      improvement: prompt.improvement,
    }
  }
}
