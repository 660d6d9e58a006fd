import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ActivityRow } from '#app/activity/services/activity_rows'
import { isoTime } from '#app/core/sql_time'

export default class ActivityTransformer extends BaseTransformer<ActivityRow> {
  toObject() {
    const row = this.resource
    return {
      id: row.id,
      type: row.type,
      title: row.title,
      description: row.description,
      category: row.category,
      promptId: row.prompt_id,
      templateName: row.template_name,
      originalPrompt: row.original_excerpt,
      refinedPrompt: row.refined_excerpt,
      qualityScore: row.quality_score,
      runId: row.run_id,
      batchId: row.batch_id,
      resultExcerpt: row.result_excerpt,
      timestamp: isoTime(row.created_at),
    }
  }
}
