import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { flowQuery } from '#frontend/features/flows/flows_api'
import type { SaveFirst } from '#frontend/features/flows/run_form/use_execution'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'
import { useRevocation, type ShareGateway } from '#frontend/prompts/sharing/share_gateway'

export type SharedFlow = Data.Flows.SharedFlow

const flowSharesQuery = (id: string) => apiQuery('flow_shares.index', { params: { id } })
export const sharedFlowQuery = (token: string) =>
  apiQuery('shared_flows.show', { params: { token } })

/**
 * The links to one flow.
 * @param saveFirst a link shows the draft as the server has it
 */
export function useFlowSharing(flowId: string, saveFirst?: SaveFirst): ShareGateway {
  const client = useQueryClient()
  const query = flowSharesQuery(flowId)
  const { data, isError } = useQuery({ ...query, refetchOnMount: 'always' })
  const create = async (expiresAt: string | undefined) => {
    if (saveFirst && !(await saveFirst())) throw new Error(t('flows.form.unsaved'))
    const body = expiresAt ? { expiresAt } : {}
    const link = await api.flowShares.store({ params: { id: flowId }, body })
    void client.invalidateQueries({ queryKey: query.queryKey })
    // The draft may have become a version.
    void client.invalidateQueries({ queryKey: flowQuery(flowId).queryKey })
    return link
  }
  const revoke = useRevocation(query.queryKey, (id) => api.flowShares.destroy({ params: { id } }))
  return { links: data ?? undefined, isFailed: isError, create, revoke }
}
