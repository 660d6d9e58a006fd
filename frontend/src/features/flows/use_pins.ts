import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** Which steps of a flow keep the output of a run, and what changes it. */
export function usePins(flowId: string, runId: string) {
  const client = useQueryClient()
  const pinsQuery = apiQuery('flow_pins.index', { params: { id: flowId } })
  const { data } = useQuery({ ...pinsQuery, refetchOnMount: 'always' })
  const isPinned = (nodeId: string) =>
    (data ?? []).some((pin) => pin.nodeId === nodeId && pin.runId === runId)
  const change = useMutation({
    mutationFn: async ({ nodeId, pins }: { nodeId: string; pins: boolean }) => {
      const params = { id: flowId, nodeId }
      if (pins) await api.flowPins.update({ params, body: { runId } })
      else await api.flowPins.destroy({ params })
    },
    onSettled: () => client.invalidateQueries({ queryKey: pinsQuery.queryKey }),
    onSuccess: (_, { pins }) => {
      const title = t(pins ? 'flows.run.pinDone' : 'flows.run.unpinDone')
      const text = t(pins ? 'flows.run.pinDoneText' : 'flows.run.unpinDoneText')
      toast({ title, text, tone: 'success' })
    },
    onError: (error) => {
      toast({ title: t('flows.run.pinFailed'), text: reasonOf(error), tone: 'danger' })
    },
  })
  return { isPinned, setPinned: change.mutate }
}
