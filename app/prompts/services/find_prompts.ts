import type { Infer } from '@vinejs/vine/types'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import db from '@adonisjs/lucid/services/db'
import { EXCERPT } from '#app/activity/domain/activity_types'
import { findIds } from '#app/core/dialects/find_ids'
import { likeCondition } from '#app/core/dialects/like'
import { foldCase } from '#app/core/domain/fold_case'
import { DEFAULT_LIMIT, readCursor, type Cursor } from '#app/core/paging'
import { storedTime } from '#app/core/sql_time'
import Prompt from '#app/prompts/models/prompt'
import type { promptListValidator } from '#app/prompts/validators/prompt_validators'
import { type CurrentWorkspace, inWorkspace } from '#app/workspaces/services/current_workspace'

type Filter = Infer<typeof promptListValidator>

const SORTS = {
  recent: { column: 'updated_at', direction: 'desc', compare: '<' },
  created: { column: 'id', direction: 'desc', compare: '<' },
  name: { column: 'title', direction: 'asc', compare: '>' },
} as const

/** Lists never carry whole texts or improvements. */
const COLUMNS = [
  ...['id', 'title', 'category', 'folder', 'tags', 'version', 'etag', 'worked'],
  ...['pinned_at', 'saved_at', 'deleted_at', 'created_at', 'updated_at'],
]

/** As much of a text as an excerpt needs, and one character to tell that there is more. */
const BEGINNING = `substr(draft, 1, ${EXCERPT + 1}) as draft`

export interface FoundPrompts {
  /** Their drafts are beginnings. */
  prompts: Prompt[]
  next: Cursor | null
  /** Where the next page begins if this one ends with that prompt. */
  cursorAt: (last: Prompt) => Cursor
}

/** One page of the prompts of a workspace. */
export async function findPrompts(
  workspace: CurrentWorkspace,
  filter: Filter
): Promise<FoundPrompts> {
  const limit = filter.limit ?? DEFAULT_LIMIT
  const { column } = SORTS[filter.sort ?? 'recent']
  const cursorAt = (prompt: Prompt) => cursorOf(prompt, column)
  const search = filter.search?.trim()
  const page = pageOf(workspace, filter, limit)
  if (!search && !filter.tag) {
    const prompts = await withBeginnings(page)
    return {
      prompts,
      next: prompts.length === limit ? cursorAt(prompts[limit - 1]) : null,
      cursorAt,
    }
  }

  if (filter.tag) page.whereRaw(likeCondition('tags'), [holdingTag(filter.tag)])
  const text = search ? foldCase(search) : undefined
  const ids = await findIds(page, { userId: workspace.ownerId, table: 'prompts', text })
  const found = Prompt.query().whereIn('id', ids)
  const prompts = await withBeginnings(inOrder(found, filter))
  const last = prompts.at(-1)
  return { prompts, next: ids.length === limit && last ? cursorAt(last) : null, cursorAt }
}

type Query = ModelQueryBuilderContract<typeof Prompt, Prompt>

const withBeginnings = (query: Query): Query => query.select(COLUMNS).select(db.raw(BEGINNING))

/** Filters that ask whether a prompt has a time. */
const TIMES = [
  ['deleted', 'deleted_at'],
  ['saved', 'saved_at'],
  ['pinned', 'pinned_at'],
] as const

function pageOf(workspace: CurrentWorkspace, filter: Filter, limit: number): Query {
  const sort = filter.sort ?? 'recent'
  const { column, compare } = SORTS[sort]
  const query = inWorkspace(Prompt.query(), workspace, 'prompts').limit(limit)

  const wished = { deleted: 'false', ...filter }
  for (const [name, time] of TIMES) {
    if (wished[name] === 'true') query.whereNotNull(time)
    if (wished[name] === 'false') query.whereNull(time)
  }
  if (filter.folder) query.where('folder', filter.folder)

  const cursor = readCursor(filter.cursor, sort === 'recent' ? 'time' : 'text')
  if (cursor) {
    query.where((after) =>
      after
        .where(column, compare, cursor.value)
        .orWhere((same) => same.where(column, cursor.value).where('id', compare, cursor.id))
    )
  }
  return inOrder(query, filter)
}

function inOrder(query: Query, filter: Filter): Query {
  const { column, direction } = SORTS[filter.sort ?? 'recent']
  query.orderBy(column, direction)
  return column === 'id' ? query : query.orderBy('id', direction)
}

function cursorOf(prompt: Prompt, column: 'updated_at' | 'id' | 'title'): Cursor {
  const value = {
    id: prompt.id,
    title: prompt.title,
    updated_at: storedTime(prompt.updatedAt),
  }[column]
  return { value, id: prompt.id }
}

function holdingTag(tag: string): string {
  return `%${JSON.stringify(tag).replace(/[\\%_]/g, '\\$&')}%`
}
