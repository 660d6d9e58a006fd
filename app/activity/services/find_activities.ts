import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { ACTIVITY_COLUMNS, type ActivityRow } from '#app/activity/services/activity_rows'
import type { activityListValidator } from '#app/activity/validators/activity_validators'
import { findIds } from '#app/core/dialects/find_ids'
import { foldCase } from '#app/core/domain/fold_case'
import { DEFAULT_LIMIT, readCursor } from '#app/core/paging'

type Filter = Infer<typeof activityListValidator>

/** One page of a person's history, newest first; ids are ordered by time. */
export async function findActivities(userId: string, filter: Filter) {
  const limit = filter.limit ?? DEFAULT_LIMIT
  const page = db.from('activities').where('user_id', userId).orderBy('id', 'desc').limit(limit)
  const cursor = readCursor(filter.cursor)
  if (cursor) page.where('id', '<', cursor.id)
  if (filter.category) page.where('category', filter.category)
  if (filter.type) page.where('type', filter.type)
  const search = filter.search?.trim()
  if (search) {
    const wanted = { userId, table: 'activities' as const, text: foldCase(search) }
    const ids = await findIds(page.clone(), wanted)
    page.whereIn('id', ids)
  }
  const activities: ActivityRow[] = await page.select(...ACTIVITY_COLUMNS)
  const last = activities.length === limit ? activities[limit - 1] : null
  return { activities, next: last && { value: '', id: last.id } }
}
