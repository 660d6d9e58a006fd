import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { type OpenRun, runQuery } from '#frontend/features/flows/flows_api'
import { startReplay } from '#frontend/features/flows/use_replay'
import { apiPages, apiQuery } from '#frontend/lib/api_queries'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** Runs one step as it is edited with the outputs of an earlier run, and reads the new run. */
export function useStepTry(nodeId: string) {
  const { flow, sync } = useBuilder()
  const client = useQueryClient()
  const start = useMutation({
    mutationFn: (runId: string) => startReplay(runId, { only: nodeId }, () => sync.flush()),
    onSuccess: () => {
      const runs = apiPages('flow_runs.index', { params: { id: flow.id } })
      void client.invalidateQueries({ queryKey: runs.queryKey })
      void client.invalidateQueries({ queryKey: apiQuery('subscription.show').queryKey })
    },
    onError: (error) =>
      toast({ title: t('flows.run.againFailed'), text: reasonOf(error), tone: 'danger' }),
  })
  const id = start.data?.id
  const { data } = useQuery({ ...runQuery(id ?? ''), enabled: id !== undefined })
  return { start, run: (data as OpenRun | undefined) ?? null }
}
