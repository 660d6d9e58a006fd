import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RunOpener, useRunOpener } from '#frontend/features/flows/run_opener'
import { noteStart } from '#frontend/features/flows/use_end_toast'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

export interface Replay {
  from?: string
  only?: string
  model?: string
}

/**
 * Starts a run that repeats another, or a part of it. With `saveDraft`, the run uses the draft of the flow.
 * @throws Error where the draft could not be saved; `ApiError`
 */
export async function startReplay(
  runId: string,
  replay: Replay,
  saveDraft: RunOpener['saveDraft']
) {
  if (saveDraft && !(await saveDraft())) throw new Error(t('flows.form.unsaved'))
  const headers = { 'prefer': 'respond-async', 'idempotency-key': crypto.randomUUID() }
  const body = { ...replay, draft: saveDraft ? true : undefined }
  return api.runReplays.store({ params: { id: runId }, body, headers })
}

/** Repeats a run, or a part of it, and opens the new run. */
export function useReplay(runId: string) {
  const client = useQueryClient()
  const opener = useRunOpener()
  return useMutation({
    mutationFn: (replay: Replay) => startReplay(runId, replay, opener.saveDraft),
    onSuccess: async ({ id }) => {
      void client.invalidateQueries({ queryKey: apiQuery('subscription.show').queryKey })
      noteStart(id)
      await opener.open(id)
    },
    onError: (error) => {
      toast({ title: t('flows.run.againFailed'), text: reasonOf(error), tone: 'danger' })
    },
  })
}
