import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { isBlankText } from '#app/core/domain/blank_text'
import { arrangePrompts, facetsOf } from '#frontend/features/saved/list/arrange_prompts'
import type { PromptFilter } from '#frontend/features/saved/list/prompt_filter'
import { apiPages } from '#frontend/lib/api_queries'
import { itemsOf } from '#app/core/domain/paging'

export interface Facets {
  tags: string[]
  folders: string[]
}

const MAX_PROMPTS = 500

/** The saved prompts that the filter lets through; the pinned ones are a list of their own. */
export function useSavedPrompts(filter: PromptFilter) {
  const pinnedQuery = useInfiniteQuery(pagesOf(filter, 'true'))
  const otherQuery = useInfiniteQuery(pagesOf(filter, 'false'))
  const queries = [pinnedQuery, otherQuery] as const
  const found = queries.flatMap((query) => itemsOf(query.data))
  const { pinned, others } = arrangePrompts(found, filter)
  const isEmpty =
    queries.every((query) => query.isSuccess && !query.hasNextPage) &&
    pinned.length + others.length === 0
  return { queries, pinned, others, isEmpty }
}

function pagesOf({ search, tag, folder, sort }: PromptFilter, pinned: 'true' | 'false') {
  const narrowed = {
    search: isBlankText(search) ? undefined : search.trim(),
    tag: tag || undefined,
  }
  return {
    ...apiPages('prompts.index', {
      query: { saved: 'true' as const, pinned, sort, ...narrowed, folder: folder || undefined },
    }),
    placeholderData: keepPreviousData,
  }
}

/** Tags and folders to choose from: those of the newest 500 saved prompts. */
export function useFacets(): Facets {
  const all = useInfiniteQuery(
    apiPages('prompts.index', { query: { saved: 'true', limit: MAX_PROMPTS } })
  )
  return facetsOf(itemsOf(all.data))
}

/** What was deleted in the last 30 days. */
export function useDeletedPrompts() {
  const query = useInfiniteQuery(apiPages('prompts.index', { query: { deleted: 'true' } }))
  const prompts = itemsOf(query.data).filter(({ deletedAt }) => deletedAt !== null)
  return { query, prompts }
}
