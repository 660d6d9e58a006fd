import type { ActivityCategory, ActivityType } from '#app/activity/domain/activity_types'

/**
 * A line of somebody's history as the table has it. Lines are written once and only read in
 * long lists, so that they need no models around them.
 */
export interface ActivityRow {
  id: string
  type: ActivityType
  title: string
  description: string
  category: ActivityCategory
  prompt_id: string | null
  template_name: string | null
  original_excerpt: string | null
  refined_excerpt: string | null
  quality_score: number | null
  created_at: string
}

export const ACTIVITY_COLUMNS = [
  'id',
  'type',
  'title',
  'description',
  'category',
  'prompt_id',
  'template_name',
  'original_excerpt',
  'refined_excerpt',
  'quality_score',
  'created_at',
] as const satisfies (keyof ActivityRow)[]
