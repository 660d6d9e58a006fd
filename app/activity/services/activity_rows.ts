import type { ActivityCategory, ActivityType } from '#app/activity/domain/activity_types'

/**
 * An entry of a person's history. Entries about prompts are written once and only read in long lists, so they need no
 * model class. Entries about runs and batches are read from those.
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
  /** The run that it is about. */
  run_id: string | null
  /** The batch that it is about. */
  batch_id: string | null
  /** How the results of that run begin. */
  result_excerpt: string | null
  created_at: string
}

/** A line about a prompt or a template, as its table has it. */
export type StoredActivity = Omit<ActivityRow, 'run_id' | 'batch_id' | 'result_excerpt'>

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
] as const satisfies (keyof StoredActivity)[]
