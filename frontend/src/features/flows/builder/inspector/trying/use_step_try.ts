import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Value } from '#app/flows/domain/values/value'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { type OpenRun, runQuery } from '#frontend/features/flows/flows_api'
import { useRunOpener } from '#frontend/features/flows/runs/run_opener'
import { startReplay } from '#frontend/features/flows/runs/use_replay'
import { api } from '#frontend/lib/api'
import { apiPages, apiQuery } from '#frontend/lib/api_queries'
import { AttemptKeys } from '#frontend/lib/attempt_keys'
import { t } from '#frontend/lib/texts'
import { toastFailure } from '#frontend/lib/toast_failure'

/** What the step works on: the outputs of an earlier run, or sample values by their names. */
export type TryOn = { runId: string } | { inputs: Record<string, Value> }

/** Runs one step as it is edited, and reads the new run. */
export function useStepTry(nodeId: string) {
  const { flow } = useBuilder()
  const { saveDraft } = useRunOpener()
  const startWithSamples = useStartWithSamples(nodeId)
  const client = useQueryClient()
  const start = useMutation({
    mutationFn: (on: TryOn) =>
      'runId' in on
        ? startReplay(on.runId, { only: nodeId }, saveDraft)
        : startWithSamples(on.inputs),
    onSuccess: () => {
      const runs = apiPages('flow_runs.index', { params: { id: flow.id } })
      void client.invalidateQueries({ queryKey: runs.queryKey })
      void client.invalidateQueries({ queryKey: apiQuery('subscription.show').queryKey })
    },
    onError: (error) => toastFailure(t('flows.run.againFailed'), error),
  })
  const id = start.data?.id
  const { data } = useQuery({ ...runQuery(id ?? ''), enabled: id !== undefined })
  return { start, run: (data as OpenRun | undefined) ?? null }
}

/** @returns what starts a run of the step of the saved draft. It throws where the draft could not be saved. */
function useStartWithSamples(only: string) {
  const { flow } = useBuilder()
  const { saveDraft } = useRunOpener()
  const keys = useRef(new AttemptKeys())
  return async (inputs: Record<string, Value>) => {
    const etag = saveDraft && (await saveDraft())
    if (etag === null) throw new Error(t('flows.form.unsaved'))
    const body = { only, inputs }
    const headers = {
      'prefer': 'respond-async',
      'idempotency-key': keys.current.keyOf(flow.id, body, etag),
    }
    const run = await api.flowRuns.store({ params: { id: flow.id }, body, headers })
    keys.current.end()
    return run
  }
}
