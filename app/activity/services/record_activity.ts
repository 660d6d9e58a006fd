import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { v7 } from 'uuid'
import {
  excerptOf,
  type ActivityCategory,
  type ActivityType,
} from '#app/activity/domain/activity_types'
import type { StoredActivity } from '#app/activity/services/activity_rows'
import { foldCase } from '#app/core/domain/fold_case'
import { sqlTime } from '#app/core/sql_time'

export interface Happening {
  userId: string
  type: Exclude<ActivityType, 'flow_run'>
  title: string
  description: string
  category: ActivityCategory
  promptId?: string
  templateName?: string
  original?: string
  refined?: string
  qualityScore?: number
}

/** Adds one line to a person's history; texts are kept as excerpts. */
export async function recordActivity(
  happening: Happening,
  trx?: TransactionClientContract
): Promise<void> {
  const { userId, type, title, description, category } = happening
  const row: StoredActivity = {
    id: v7(),
    type,
    title,
    description,
    category,
    prompt_id: happening.promptId ?? null,
    template_name: happening.templateName ?? null,
    original_excerpt: happening.original === undefined ? null : excerptOf(happening.original),
    refined_excerpt: happening.refined === undefined ? null : excerptOf(happening.refined),
    quality_score: happening.qualityScore ?? null,
    created_at: sqlTime(DateTime.utc()),
  }
  const found = { user_id: userId, search_text: foldCase(`${title}\n${description}`) }
  await (trx ?? db).table('activities').insert({ ...row, ...found })
}
