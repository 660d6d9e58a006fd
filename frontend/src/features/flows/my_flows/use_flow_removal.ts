import { useQueryClient } from '@tanstack/react-query'
import {
  changeFlows,
  refreshFlows,
  withFlow,
  withoutFlow,
  type ListedFlow,
} from '#frontend/features/flows/my_flows/flow_lists'
import { failureText } from '#frontend/features/flows/my_flows/failure_text'
import { toastNotCreated } from '#frontend/features/flows/my_flows/toast_not_created'
import { api } from '#frontend/lib/api'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

/** Deletes a flow at once and takes it back; what the server refuses shows again. */
export function useFlowRemoval() {
  const client = useQueryClient()

  const restore = async (flow: ListedFlow) => {
    changeFlows(client, withFlow({ ...flow, deletedAt: null }))
    try {
      await api.flows.update({ params: { id: flow.id }, body: { deletedAt: null } })
      toast({ title: t('myFlows.restored'), tone: 'success' })
    } catch (error) {
      changeFlows(client, withoutFlow(flow.id))
      toastNotCreated(error, t('myFlows.restoreFailed'))
    }
    await refreshFlows(client)
  }

  const remove = async (flow: ListedFlow) => {
    changeFlows(client, withoutFlow(flow.id))
    try {
      await api.flows.destroy({ params: { id: flow.id } })
      toast({
        title: t('myFlows.deleted'),
        text: t('myFlows.deletedText'),
        action: { label: t('myFlows.undo'), onAction: () => void restore(flow) },
      })
    } catch (error) {
      changeFlows(client, withFlow(flow))
      fail(failureText(error, t('myFlows.deleteFailed')))
    }
    await refreshFlows(client)
  }

  return { remove, restore }
}

/** Deletes a flow that was deleted before, with its versions and runs. */
export function useFlowPurge() {
  const client = useQueryClient()
  return async (flow: ListedFlow) => {
    const forGood = { params: { id: flow.id }, query: { permanent: 'true' } }
    try {
      await api.flows.destroy(forGood)
      toast({ title: t('myFlows.purged') })
    } catch (error) {
      fail(failureText(error, t('myFlows.deleteFailed')))
    }
    await refreshFlows(client)
  }
}

const fail = (text: string) => toast({ title: t('flows.error'), text, tone: 'danger' })
