import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { flowQuery } from '#frontend/features/flows/flows_api'
import {
  changeFlows,
  refreshFlows,
  replaceFlow,
  withFlow,
  type ListedFlow,
} from '#frontend/features/flows/my_flows/flow_lists'
import { useNotCreated } from '#frontend/features/flows/my_flows/use_not_created'
import { api } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

interface Change {
  title?: string
  tags?: string[]
  isFavorite?: boolean
}

/** Changes what is written about a flow: at once on the screen, and back where the server refuses. */
export function useFlowChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ flow: { id }, change }: { flow: ListedFlow; change: Change }) =>
      api.flows.update({ params: { id }, body: change }),
    onMutate: ({ flow: { id }, change }) => changeFlows(client, replaceFlow({ id, ...change })),
    onSuccess: async (flow) => {
      changeFlows(client, replaceFlow(flow))
      const { queryKey } = flowQuery(flow.id)
      await client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    },
    onError: (error, { flow }) => {
      changeFlows(client, replaceFlow(flow))
      const text = t('myFlows.changeFailed', { reason: reasonOf(error) })
      toast({ title: t('myFlows.error'), text, tone: 'danger' })
    },
  })
}

/** Copies a flow; the copy is first in the list, and one click away. */
export function useFlowCopy() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const notCreated = useNotCreated()
  return useMutation({
    mutationFn: ({ id }: ListedFlow) => api.flowDuplicates.store({ params: { id } }),
    onSuccess: (flow) => {
      changeFlows(client, withFlow({ ...flow, lastRun: null }))
      const open = () => void navigate(`/flow-builder/${flow.id}`)
      toast({
        title: t('myFlows.duplicated'),
        text: flow.title,
        tone: 'success',
        action: { label: t('myFlows.open'), onAction: open },
      })
      return refreshFlows(client)
    },
    onError: (error) => notCreated(error, t('myFlows.duplicateFailed')),
  })
}
