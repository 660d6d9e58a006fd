import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { RUN_CATEGORY } from '#app/activity/domain/activity_types'
import {
  ACTIVITY_COLUMNS,
  type ActivityRow,
  type StoredActivity,
} from '#app/activity/services/activity_rows'
import type { activityListValidator } from '#app/activity/validators/activity_validators'
import { findIds } from '#app/core/dialects/find_ids'
import { foldCase } from '#app/core/domain/fold_case'
import { DEFAULT_LIMIT, readCursor } from '#app/core/paging'

type Filter = Infer<typeof activityListValidator>

/** One page of a history. */
export interface EntryPage {
  limit: number
  /** The id of the last entry of the page before. */
  before: string | null
  /** Empty where nothing is searched for. */
  search: string
}

/** One page of a person's history, newest first; ids are ordered by time, those of runs and batches too. */
export async function findActivities(userId: string, filter: Filter) {
  const limit = filter.limit ?? DEFAULT_LIMIT
  const before = readCursor(filter.cursor)?.id ?? null
  const page = { limit, before, search: filter.search?.trim() ?? '' }
  const [stored, runs] = await Promise.all([
    filter.type === 'flow_run' ? [] : storedEntries(userId, filter, page),
    hasRuns(filter) ? entriesOfRuns(userId, page) : [],
  ])
  const activities = [...stored, ...runs].sort(newestFirst).slice(0, limit)
  const last = activities.length === limit ? activities[limit - 1] : null
  return { activities, next: last && { value: '', id: last.id } }
}

const newestFirst = (one: ActivityRow, other: ActivityRow): number =>
  one.id < other.id ? 1 : one.id > other.id ? -1 : 0

const hasRuns = ({ type = 'flow_run', category = RUN_CATEGORY }: Filter): boolean =>
  type === 'flow_run' && category === RUN_CATEGORY

/** The history lists runs and batches and does not know what they are. */
async function entriesOfRuns(userId: string, page: EntryPage): Promise<ActivityRow[]> {
  const { batchEntries, runEntries } = await import('#start/history_sources')
  const entries = await Promise.all([runEntries(userId, page), batchEntries(userId, page)])
  return entries.flat()
}

async function storedEntries(
  userId: string,
  { category, type }: Filter,
  { limit, before, search }: EntryPage
): Promise<ActivityRow[]> {
  const page = db.from('activities').where('user_id', userId).orderBy('id', 'desc').limit(limit)
  if (before !== null) page.where('id', '<', before)
  if (category) page.where('category', category)
  if (type) page.where('type', type)
  if (search) {
    const wanted = { userId, table: 'activities' as const, text: foldCase(search) }
    const ids = await findIds(page.clone(), wanted)
    page.whereIn('id', ids)
  }
  const rows: StoredActivity[] = await page.select(...ACTIVITY_COLUMNS)
  return rows.map((row) => ({ ...row, run_id: null, batch_id: null, result_excerpt: null }))
}
