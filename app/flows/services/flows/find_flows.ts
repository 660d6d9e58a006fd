import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Infer } from '@vinejs/vine/types'
import { findIds } from '#app/core/dialects/find_ids'
import { foldCase } from '#app/core/domain/fold_case'
import { readCursor, type Cursor } from '#app/core/paging'
import { storedTime } from '#app/core/sql_time'
import Flow from '#app/flows/models/flow'
import type { flowListValidator } from '#app/flows/validators/flow_validators'
import { type CurrentWorkspace, inWorkspace } from '#app/workspaces/services/current_workspace'

type Filter = Infer<typeof flowListValidator>

const SORTS = {
  recent: { column: 'last_accessed_at', direction: 'desc', compare: '<' },
  created: { column: 'id', direction: 'desc', compare: '<' },
  name: { column: 'name_key', direction: 'asc', compare: '>' },
} as const

/** Lists carry no graphs. */
const COLUMNS = [
  ...['id', 'user_id', 'title', 'context', 'tags', 'is_favorite', 'current_step', 'version'],
  ...['draft_version', 'published_version', 'etag', 'last_accessed_at', 'name_key'],
  ...['deleted_at', 'created_at', 'updated_at'],
]

/** The flows of a workspace, in the order in which they were last opened or changed unless another is asked for: all of them, or one page where there is a limit. */
export async function findFlows(
  workspace: CurrentWorkspace,
  filter: Filter
): Promise<{ flows: Flow[]; next: Cursor | null }> {
  const page = sorted(filteredBy(workspace, filter), filter)
  if (filter.limit !== undefined) page.limit(filter.limit)
  const search = filter.search?.trim()
  const { flows, found } = await (search ? searched(page, workspace.ownerId, search) : listed(page))
  const last = flows.at(-1)
  const hasNext = last !== undefined && found === filter.limit
  return { flows, next: hasNext ? cursorOf(last, SORTS[filter.sort ?? 'recent'].column) : null }
}

type Query = ModelQueryBuilderContract<typeof Flow, Flow>

interface FoundFlows {
  flows: Flow[]
  /** How many they were when they were found. Some may be gone when they are read. */
  found: number
}

async function listed(page: Query): Promise<FoundFlows> {
  const flows = await page.select(COLUMNS)
  return { flows, found: flows.length }
}

/** Those flows of a page that contain a text, in its order. */
async function searched(page: Query, userId: string, search: string): Promise<FoundFlows> {
  const ids = await findIds(page, { userId, table: 'flows', text: foldCase(search) })
  const flows = await Flow.query().whereIn('id', ids).select(COLUMNS)
  const byId = new Map(flows.map((flow) => [flow.id, flow]))
  return { flows: ids.flatMap((id) => byId.get(id) ?? []), found: ids.length }
}

function filteredBy(workspace: CurrentWorkspace, { id, deleted, favorite }: Filter): Query {
  const query = inWorkspace(Flow.query(), workspace, 'flows')
  if (id !== undefined) query.where('id', id)
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

function cursorOf(flow: Flow, column: 'last_accessed_at' | 'id' | 'name_key'): Cursor {
  const value = {
    id: flow.id,
    name_key: flow.nameKey,
    last_accessed_at: storedTime(flow.lastAccessedAt),
  }[column]
  return { value, id: flow.id }
}
