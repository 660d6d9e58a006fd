import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Data } from '#client/data'
import type { DraftServer, Kept } from '#frontend/features/saved/draft_saver'
import {
  api,
  ApiError,
  apiQuery,
  isOffline,
  isSignedOut,
  isStale,
  messageOf,
} from '#frontend/lib/api'
import { mapItems, type Pages } from '#frontend/lib/pages'
import { t } from '#frontend/lib/texts'

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

/** Why something did not work, as a sentence for a toast. */
export function reasonOf(error: unknown): string {
  return (isOffline(error) ? null : messageOf(error)) ?? t('saved.toast.offline')
}

/** The draft of one prompt on the server. */
export function draftServer(client: QueryClient, id: string): DraftServer {
  return {
    async put(content, etag) {
      const headers = etag === null ? undefined : { 'If-Match': `"${etag}"` }
      try {
        const prompt = await api.drafts.update({ params: { id }, body: { content }, headers })
        void outdateLists(client)
        return { ok: true, etag: prompt.etag }
      } catch (error) {
        if (isStale(error)) return { ok: false, error: 'stale' }
        if (isSignedOut(error)) return { ok: false, error: 'signedOut' }
        const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
        if (!isRefusal || error.status === 429) return { ok: false, error: 'offline' }
        return { ok: false, error: 'refused', message: reasonOf(error) }
      }
    },
    get: () => freshDraft(id),
  }
}

async function freshDraft(id: string): Promise<Kept | null> {
  try {
    const { draft, etag } = await api.prompts.show({ params: { id } })
    return { draft, etag }
  } catch {
    return null
  }
}
