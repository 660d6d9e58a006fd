import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  excerptOf,
  type ActivityCategory,
  type ActivityType,
} from '#app/activity/domain/activity_types'
import Activity from '#app/activity/models/activity'
import { foldCase } from '#app/core/paging'

interface Happening {
  userId: string
  type: ActivityType
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
export function recordActivity(
  { original, refined, ...happening }: Happening,
  trx?: TransactionClientContract
): Promise<Activity> {
  return Activity.create(
    {
      ...happening,
      originalExcerpt: original === undefined ? null : excerptOf(original),
      refinedExcerpt: refined === undefined ? null : excerptOf(refined),
      searchText: foldCase(`${happening.title}\n${happening.description}`),
    },
    { client: trx }
  )
}
