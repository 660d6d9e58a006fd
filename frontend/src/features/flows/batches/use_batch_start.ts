import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { MAX_BATCH_NAME_LENGTH } from '#app/flows/domain/batches/batch'
import type { Separators } from '#app/flows/domain/values/entries'
import { batchQuery } from '#frontend/features/flows/batches/batches_api'
import type { ChosenFile } from '#frontend/features/flows/batches/chosen_file'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import type { SaveFirst } from '#frontend/features/flows/run_form/use_execution'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { AttemptKeys } from '#frontend/lib/attempt_keys'
import { t } from '#frontend/lib/texts'
import { toastFailure } from '#frontend/lib/toast_failure'

interface Wish {
  file: ChosenFile
  columns: Record<string, string>
  separators: Separators
  /** Undefined for all rows. */
  limitRows?: number
}

/** Shared by all dialogs, because a person may close one and retry in another. */
const attempts = new AttemptKeys()

/** Starts a batch and opens it. A second try after a lost answer starts no second one. */
export function useBatchStart({ id, graph }: OpenFlow, save: SaveFirst) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ file, columns, separators, limitRows }: Wish) => {
      if (!(await save())) throw new Error(t('batches.start.unsaved'))
      const name = file.name.slice(0, MAX_BATCH_NAME_LENGTH).toWellFormed()
      const body = { csv: file.csv, columns, separators, name, ...(limitRows && { limitRows }) }
      const headers = { 'idempotency-key': attempts.keyOf(id, graph, body) }
      return api.flowBatches.store({ params: { id }, body, headers })
    },
    onSuccess: async (batch) => {
      attempts.end()
      client.setQueryData(batchQuery(batch.id).queryKey, batch)
      void client.invalidateQueries({ queryKey: apiQuery('subscription.show').queryKey })
      await navigate(`/batches/${batch.id}`)
    },
    onError: (error) => toastFailure(t('batches.start.failed'), error),
  })
}
