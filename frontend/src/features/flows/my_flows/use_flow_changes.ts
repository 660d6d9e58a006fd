import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { flowQuery } from '#frontend/features/flows/flows_api'
import {
  changeFlows,
  refreshFlows,
  withFlow,
  type ListedFlow,
} from '#frontend/features/flows/my_flows/flow_lists'
import { toastNotCreated } from '#frontend/features/flows/my_flows/toast_not_created'
import { api } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

interface Change {
  title?: string
  tags?: string[]
  isFavorite?: boolean
}

const CHANGES = ['flow changes']

/** Changes what is written about a flow: at once on the screen, and back where the server refuses. */
export function useFlowChange() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: CHANGES,
    mutationFn: ({ flow: { id }, change }: { flow: ListedFlow; change: Change }) =>
      api.flows.update({ params: { id }, body: change }),
    onMutate: ({ flow, change }) => changeFlows(client, withFlow({ ...flow, ...change })),
    onSuccess: async (changed, { flow }) => {
      changeFlows(client, withFlow({ ...flow, ...changed }))
      const { queryKey } = flowQuery(flow.id)
      await client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    },
    // A list that was being loaded may be without the change. Lists are without those that are not answered yet.
    onSettled: () =>
      client.isMutating({ mutationKey: CHANGES }) > 1 ? null : refreshFlows(client),
    onError: (error, { flow }) => {
      changeFlows(client, withFlow(flow))
      const text = t('myFlows.changeFailed', { reason: reasonOf(error) })
      toast({ title: t('flows.error'), text, tone: 'danger' })
    },
  })
}

/** Copies a flow; the copy is first in the list, and one click away. */
export function useFlowCopy() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ id }: ListedFlow) => api.flowDuplicates.store({ params: { id } }),
    onSuccess: (flow) => {
      changeFlows(client, withFlow({ ...flow, isReadOnly: false, lastRun: null }))
      const open = () => void navigate(`/flow-builder/${flow.id}`)
      toast({
        title: t('myFlows.duplicated'),
        text: flow.title,
        tone: 'success',
        action: { label: t('myFlows.open'), onAction: open },
      })
      return refreshFlows(client)
    },
    onError: (error) => toastNotCreated(error, t('myFlows.duplicateFailed')),
  })
}
