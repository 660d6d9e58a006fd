import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Batch, batchQuery, rowsKey } from '#frontend/features/flows/batches/batches_api'
import { api } from '#frontend/lib/api'
import { AttemptKeys } from '#frontend/lib/attempt_keys'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'
import { toastFailure } from '#frontend/lib/toast_failure'

interface Continuation {
  failed?: boolean
  limitRows?: number
}

/** Of the last continuation, so that a second try after a lost answer is not a second one. */
const attempts = new AttemptKeys()

/** Stops and continues a batch. */
export function useBatchChanges(id: string) {
  const client = useQueryClient()
  const params = { id }
  const onSuccess = (batch: Batch) => {
    client.setQueryData(batchQuery(id).queryKey, batch)
    void client.invalidateQueries({ queryKey: rowsKey(id) })
  }
  const stop = useMutation({
    mutationFn: () => api.batchCancellations.store({ params }),
    onSuccess,
    onError: (error) => {
      const title = t('batches.batch.stopFailed', { reason: reasonOf(error) })
      toast({ title, tone: 'danger' })
    },
  })
  const goOn = useMutation({
    mutationFn: (body: Continuation) => {
      const headers = { 'idempotency-key': attempts.keyOf(id, body) }
      return api.batchContinuations.store({ params, body, headers })
    },
    onSuccess: (batch) => {
      attempts.end()
      onSuccess(batch)
    },
    // The batch may have continued even if no answer arrived.
    onSettled: () => client.invalidateQueries({ queryKey: batchQuery(id).queryKey }),
    onError: (error) => toastFailure(t('batches.batch.goOnFailed'), error),
  })
  return { stop, goOn }
}
