import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'
import { expiryAt, type Expiry } from '#frontend/prompts/share_expiry'

export type FlowShare = Data.Flows.FlowShare
export type SharedFlow = Data.Flows.SharedFlow

export const flowSharesQuery = (id: string) => apiQuery('flow_shares.index', { params: { id } })
export const sharedFlowQuery = (token: string) =>
  apiQuery('shared_flows.show', { params: { token } })

/** Makes a link to a flow; its address is known this once. */
export function useNewFlowShare(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (expiry: Expiry) => {
      const expiresAt = expiryAt(expiry, new Date())
      return api.flowShares.store({ params: { id }, body: expiresAt ? { expiresAt } : {} })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: flowSharesQuery(id).queryKey }),
  })
}

/** Takes a link back: gone from the list at once, and there again where the server refuses. */
export function useFlowShareRevocation(flowId: string) {
  const client = useQueryClient()
  const { queryKey } = flowSharesQuery(flowId)
  return useMutation({
    mutationFn: (id: string) => api.flowShares.destroy({ params: { id } }),
    onMutate: (id) => {
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (links) => links?.filter((link) => link.id !== id))
      return before
    },
    onSuccess: () => toast({ title: t('share.revoked') }),
    onError: (_error, _id, before) => {
      client.setQueryData(queryKey, before)
      toast({ title: t('myFlows.error'), text: t('share.revokeFailed'), tone: 'danger' })
    },
  })
}
