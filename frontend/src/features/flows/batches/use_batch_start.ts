import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { MAX_BATCH_NAME_LENGTH } from '#app/flows/domain/batch'
import { batchQuery } from '#frontend/features/flows/batches/batches_api'
import type { ChosenFile } from '#frontend/features/flows/batches/use_batch_preview'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

interface Wish {
  file: ChosenFile
  columns: Record<string, string>
  /** Undefined for all rows. */
  limitRows?: number
}

/** Starts a batch and opens it. A second try after a lost answer starts no second one. */
export function useBatchStart(flowId: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [attempts] = useState(() => new Map<string, string>())

  const keyOf = (body: object): string => {
    const text = JSON.stringify(body)
    const key = attempts.get(text) ?? crypto.randomUUID()
    attempts.clear()
    attempts.set(text, key)
    return key
  }
  return useMutation({
    mutationFn: ({ file, columns, limitRows }: Wish) => {
      const name = file.name.slice(0, MAX_BATCH_NAME_LENGTH).toWellFormed()
      const body = { csv: file.csv, columns, name, ...(limitRows && { limitRows }) }
      const headers = { 'idempotency-key': keyOf(body) }
      return api.flowBatches.store({ params: { id: flowId }, body, headers })
    },
    onSuccess: async (batch) => {
      client.setQueryData(batchQuery(batch.id).queryKey, batch)
      void client.invalidateQueries({ queryKey: apiQuery('subscription.show').queryKey })
      await navigate(`/batches/${batch.id}`)
    },
    onError: (error) =>
      toast({ title: t('batches.start.failed'), text: reasonOf(error), tone: 'danger' }),
  })
}
