import { BaseTransformer } from '@adonisjs/core/transformers'
import type Activity from '#app/activity/models/activity'
import type { ActivityCategory, ActivityType } from '#app/activity/domain/activity_types'

export default class ActivityTransformer extends BaseTransformer<Activity> {
  toObject() {
    const activity = this.resource
    return {
      id: activity.id,
      type: activity.type as ActivityType,
      title: activity.title,
      description: activity.description,
      category: activity.category as ActivityCategory,
      promptId: activity.promptId,
      templateName: activity.templateName,
      originalPrompt: activity.originalExcerpt,
      refinedPrompt: activity.refinedExcerpt,
      qualityScore: activity.qualityScore,
      timestamp: activity.createdAt.toUTC().toISO() as string,
    }
  }
}
