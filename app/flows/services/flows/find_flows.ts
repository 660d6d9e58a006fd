import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Infer } from '@vinejs/vine/types'
import { foldCase, readCursor, type Cursor } from '#app/core/paging'
import { storedTime } from '#app/core/sql_time'
import Flow from '#app/flows/models/flow'
import type { flowListValidator } from '#app/flows/validators/flow_validators'

type Filter = Infer<typeof flowListValidator>

const SORTS = {
  recent: { column: 'last_accessed_at', direction: 'desc', compare: '<' },
  created: { column: 'id', direction: 'desc', compare: '<' },
  name: { column: 'title', direction: 'asc', compare: '>' },
} as const

/** Lists carry no graphs. */
const COLUMNS = [
  ...['id', 'user_id', 'title', 'context', 'tags', 'is_favorite', 'current_step', 'version'],
  ...['draft_version', 'published_version', 'etag', 'last_accessed_at'],
  ...['deleted_at', 'created_at', 'updated_at'],
]

/** A person's flows, in the order in which they were last opened or changed unless another is asked for: all of them, or one page where there is a limit. */
export async function findFlows(
  userId: string,
  filter: Filter
): Promise<{ flows: Flow[]; next: Cursor | null }> {
  const search = filter.search?.trim()
  const query = sorted(filteredBy(userId, filter), filter)
  // A person has few enough flows that their titles and tags are compared here, in any script.
  if (filter.limit !== undefined && !search) query.limit(filter.limit)
  const found = await query
  const flows = search ? found.filter(matching(search)).slice(0, filter.limit) : found
  const last = flows.at(-1)
  const isFull = last !== undefined && flows.length === filter.limit
  return { flows, next: isFull ? cursorOf(last, SORTS[filter.sort ?? 'recent'].column) : null }
}

type Query = ModelQueryBuilderContract<typeof Flow, Flow>

function filteredBy(userId: string, { deleted, favorite }: Filter): Query {
  const query = Flow.query().where('user_id', userId).select(COLUMNS)
  if (favorite === 'true') query.where('is_favorite', true)
  return deleted === 'true' ? query.whereNotNull('deleted_at') : query.whereNull('deleted_at')
}

function sorted(query: Query, { sort = 'recent', cursor: given }: Filter): Query {
  const { column, direction, compare } = SORTS[sort]
  const cursor = readCursor(given, sort === 'recent' ? 'time' : 'text')
  if (cursor) {
    query.where((after) =>
      after
        .where(column, compare, cursor.value)
        .orWhere((same) => same.where(column, cursor.value).where('id', compare, cursor.id))
    )
  }
  query.orderBy(column, direction)
  return column === 'id' ? query : query.orderBy('id', direction)
}

/** Whether the title or a tag of a flow contains a text, whatever the case. */
function matching(search: string): (flow: Flow) => boolean {
  const wanted = foldCase(search)
  return ({ title, tags }) => [title, ...tags].some((text) => foldCase(text).includes(wanted))
}

function cursorOf(flow: Flow, column: 'last_accessed_at' | 'id' | 'title'): Cursor {
  const value = {
    id: flow.id,
    title: flow.title,
    last_accessed_at: storedTime(flow.lastAccessedAt),
  }[column]
  return { value, id: flow.id }
}
