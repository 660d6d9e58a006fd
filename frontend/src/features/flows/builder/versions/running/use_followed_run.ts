import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useSharedTexts } from '#frontend/features/flows/builder/versions/running/live_texts'
import { refreshFlow } from '#frontend/features/flows/builder/versions/use_flow_versions'
import { type OpenRun, runsQuery } from '#frontend/features/flows/flows_api'
import { useEndToast } from '#frontend/features/flows/runs/use_end_toast'
import { useLiveRun } from '#frontend/features/flows/runs/use_live_run'
import { useNoticesOf } from '#frontend/lib/notices'

/** Follows a run of the open flow until it ends, and keeps the rest of the builder in step with it. */
export function useFollowedRun(run: OpenRun) {
  const live = useLiveRun(run)
  useSharedTexts(run.id, live.texts)
  useEndToast(run)
  useNoticesOf(run.id, run.status)
  useFlowAfter(run)
  return live
}

/** Reads the flow and its list of runs again: a run may save a version, and a success advances the flow's progress. */
function useFlowAfter({ id, status }: OpenRun): void {
  const { flow } = useBuilder()
  const client = useQueryClient()
  useEffect(() => {
    void refreshFlow(client, flow.id)
    void client.invalidateQueries({ queryKey: runsQuery(flow.id).queryKey, exact: true })
  }, [client, flow.id, id, status])
}
