import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { ACTIVITY_COLUMNS, type ActivityRow } from '#app/activity/services/activity_rows'
import type { activityListValidator } from '#app/activity/validators/activity_validators'
import { containing, DEFAULT_LIMIT, readCursor } from '#app/core/paging'

type Filter = Infer<typeof activityListValidator>

/** One page of a person's history, newest first; ids are ordered by time. */
export async function findActivities(userId: string, filter: Filter) {
  const limit = filter.limit ?? DEFAULT_LIMIT
  const query = db
    .from('activities')
    .select(...ACTIVITY_COLUMNS)
    .where('user_id', userId)
    .orderBy('id', 'desc')
    .limit(limit)
  const cursor = readCursor(filter.cursor)
  if (cursor) query.where('id', '<', cursor.id)
  if (filter.category) query.where('category', filter.category)
  if (filter.type) query.where('type', filter.type)
  if (filter.search?.trim()) {
    query.whereRaw("search_text like ? escape '\\'", [containing(filter.search.trim())])
  }
  const activities: ActivityRow[] = await query
  const last = activities.length === limit ? activities[limit - 1] : null
  return { activities, next: last && { value: '', id: last.id } }
}
