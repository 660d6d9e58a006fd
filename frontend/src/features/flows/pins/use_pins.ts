import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Step } from '#frontend/features/flows/flows_api'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

interface Change {
  nodeId: string
  /** The run whose output the step keeps from now on; null where it keeps none. */
  runId: string | null
}

/** The steps of a flow that keep the output that they had in a run, and what changes it. */
export function usePins(flowId: string) {
  const client = useQueryClient()
  const pinsQuery = apiQuery('flow_pins.index', { params: { id: flowId } })
  const { data } = useQuery({ ...pinsQuery, refetchOnMount: 'always' })
  const pinOf = (nodeId: string) => data?.find((pin) => pin.nodeId === nodeId) ?? null

  /** Whether what a step gave in a run is its pinned output, also where it has it from its pin. */
  const isPinned = (nodeId: string, runId: string, [step]: Step[]): boolean => {
    const pin = pinOf(nodeId)
    if (!pin) return false
    return pin.runId === runId || (step?.reused?.by === 'pin' && step.reused.runId === pin.runId)
  }

  const change = useMutation({
    mutationFn: async ({ nodeId, runId }: Change) => {
      const params = { id: flowId, nodeId }
      if (runId !== null) await api.flowPins.update({ params, body: { runId } })
      else await api.flowPins.destroy({ params })
    },
    onSettled: () => client.invalidateQueries({ queryKey: pinsQuery.queryKey }),
    onSuccess: (_, { runId }) => {
      const title = t(runId ? 'flows.run.pinDone' : 'flows.run.unpinDone')
      const text = t(runId ? 'flows.run.pinDoneText' : 'flows.run.unpinDoneText')
      toast({ title, text, tone: 'success' })
    },
    onError: (error) => {
      toast({ title: t('flows.run.pinFailed'), text: reasonOf(error), tone: 'danger' })
    },
  })
  const pin = (nodeId: string, runId: string) => change.mutate({ nodeId, runId })
  const unpin = (nodeId: string) => change.mutate({ nodeId, runId: null })
  return { pinOf, isPinned, pin, unpin, isBusy: change.isPending }
}

export type Pins = ReturnType<typeof usePins>
