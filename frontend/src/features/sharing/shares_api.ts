import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { api } from '#frontend/lib/api'
import { apiPages, apiQuery } from '#frontend/lib/api_queries'
import { mapItems } from '#app/core/domain/paging'
import { toast } from '#frontend/lib/toast'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

export type ShareLink = Data.Prompts.ShareLink
export type SharedText = Data.Prompts.ShareLink.Variants['forReader']
export type LinksQuery = ReturnType<typeof useShareLinks>

export const sharedPromptQuery = (token: string) =>
  apiQuery('shared_prompts.show', { params: { token } })

export const reopenedPromptQuery = (id: string) => apiQuery('shares.show', { params: { id } })

const myLinks = apiPages('shares.index')

export function useShareLinks(whose: 'mine' | 'opened') {
  return useInfiniteQuery(
    whose === 'mine' ? myLinks : apiPages('shares.index', { query: { opened: 'true' } })
  )
}

/** Takes a link back: gone from the list at once, and there again when the server refuses. */
export function useRevokeLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.shares.destroy({ params: { id } }),
    onMutate: (id) => {
      const before = client.getQueryData(myLinks.queryKey)
      client.setQueryData(
        myLinks.queryKey,
        (links) => links && mapItems(links, (link) => (link.id === id ? null : link))
      )
      return before
    },
    onSuccess: async () => {
      toast({ title: t('shared.list.revoked'), text: t('shared.list.revokedText') })
      await client.invalidateQueries({ queryKey: ['/api/shares'], refetchType: 'none' })
    },
    onError: (error, _, before) => {
      client.setQueryData(myLinks.queryKey, before)
      const text = t('shared.list.revokeFailed', { reason: reasonOf(error) })
      toast({ title: t('shared.list.error'), text, tone: 'danger' })
    },
  })
}
