import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Data } from '#client/data'
import type { ResponseOf } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { mapItems, type Pages } from '#app/core/domain/paging'

export type Prompt = Data.Prompts.Prompt
export type OpenPrompt = ResponseOf<'prompts.show'>
export type Version = Data.Prompts.Version

const ROOT = '/api/prompts'

export const openPromptQuery = (id: string) => apiQuery('prompts.show', { params: { id } })

/** A list of prompts, not one of the lists that belong to a single prompt. */
const isPromptList = (key: QueryKey) =>
  key[0] === ROOT && typeof key[1] !== 'string' && key.at(-1) === 'pages'

/** Changes a prompt in every list that is on screen or kept. */
export function changeInLists(
  client: QueryClient,
  change: (prompt: Prompt) => Prompt | null
): void {
  client.setQueriesData<InfiniteData<Pages<Prompt>['pages'][number]>>(
    { predicate: ({ queryKey }) => isPromptList(queryKey) },
    (list) => list && mapItems(list, change)
  )
}

/**
 * Loads the lists on screen anew into which prompts came by being deleted or restored. Such a list may have been loaded
 * before the server knew of it.
 */
export function reloadShownLists(client: QueryClient, deleted: boolean): Promise<void> {
  return client.refetchQueries({
    type: 'active',
    predicate: ({ queryKey }) => isPromptList(queryKey) && isOfDeleted(queryKey) === deleted,
  })
}

const isOfDeleted = ([, query]: QueryKey): boolean =>
  typeof query === 'object' && query !== null && 'deleted' in query

/** Has every list that is not on screen loaded anew when it is next shown. */
export function outdateLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => isPromptList(queryKey) || queryKey[0] === '/api/activities',
    refetchType: 'none',
  })
}
