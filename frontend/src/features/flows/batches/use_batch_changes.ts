import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Batch, batchQuery, rowsKey } from '#frontend/features/flows/batches/batches_api'
import { api } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

interface Continuation {
  failed?: boolean
  limitRows?: number
}

/** Stops a batch, and lets it go on. */
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
      const headers = { 'idempotency-key': crypto.randomUUID() }
      return api.batchContinuations.store({ params, body, headers })
    },
    onSuccess,
    onError: (error) =>
      toast({ title: t('batches.batch.goOnFailed'), text: reasonOf(error), tone: 'danger' }),
  })
  return { stop, goOn }
}
