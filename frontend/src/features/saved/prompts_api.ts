import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { apiQuery } from '#frontend/lib/api_queries'
import { mapItems, type Pages } from '#app/core/domain/paging'

export type Prompt = Data.Prompts.Prompt
export type OpenPrompt = Data.Prompts.Prompt.Variants['forOpen']
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

/** Has every list that is not on screen loaded anew when it is next shown. */
export function outdateLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => isPromptList(queryKey) || queryKey[0] === '/api/activities',
    refetchType: 'none',
  })
}
