import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RunOpener, useRunOpener } from '#frontend/features/flows/runs/run_opener'
import { afterStart } from '#frontend/features/flows/runs/after_start'
import { api } from '#frontend/lib/api'
import { AttemptKeys } from '#frontend/lib/attempt_keys'
import { t } from '#frontend/lib/texts'
import { toastFailure } from '#frontend/lib/toast_failure'

export interface Replay {
  from?: string
  only?: string
  model?: string
}

/** Of the last start, wherever it was asked for: a menu is gone by the time of a second try. */
const attempts = new AttemptKeys()

/**
 * Starts a run that repeats another, or a part of it. With `saveDraft`, the run uses the draft of the flow.
 * @throws Error where the draft could not be saved; `ApiError`
 */
export async function startReplay(
  runId: string,
  replay: Replay,
  saveDraft: RunOpener['saveDraft']
) {
  const etag = saveDraft && (await saveDraft())
  if (etag === null) throw new Error(t('flows.form.unsaved'))
  const body = { ...replay, draft: saveDraft ? true : undefined }
  const key = attempts.keyOf(runId, body, etag)
  const headers = { 'prefer': 'respond-async', 'idempotency-key': key }
  const run = await api.runReplays.store({ params: { id: runId }, body, headers })
  attempts.end()
  return run
}

/** Repeats a run, or a part of it, and opens the new run. */
export function useReplay(runId: string) {
  const client = useQueryClient()
  const opener = useRunOpener()
  return useMutation({
    mutationFn: (replay: Replay) => startReplay(runId, replay, opener.saveDraft),
    onSuccess: async ({ id }) => {
      afterStart(client, id)
      await opener.open(id)
    },
    onError: (error) => toastFailure(t('flows.run.againFailed'), error),
  })
}
