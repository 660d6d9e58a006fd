import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isBatchAtRest } from '#app/flows/domain/batch'
import { type Batch, batchQuery, rowsKey } from '#frontend/features/flows/batches/batches_api'
import { openEvents } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'

/** Follows a batch until it has ended. @returns whether the connection is lost */
export function useLiveBatch(batch: Batch): boolean {
  const { id } = batch
  const client = useQueryClient()
  const [isLost, setLost] = useState(false)
  const isOver = isBatchAtRest(batch)

  useEffect(() => {
    if (isOver) return
    const source = openEvents(`/api/batches/${id}/events`)
    source.addEventListener('batch', ({ data }: MessageEvent<string>) => {
      const changed = JSON.parse(data) as Batch
      // Where the server ends a stream, the browser asks for it again.
      if (isBatchAtRest(changed)) source.close()
      client.setQueryData(batchQuery(id).queryKey, changed)
      void client.invalidateQueries({ queryKey: rowsKey(id) })
      void client.invalidateQueries({ queryKey: apiQuery('subscription.show').queryKey })
    })
    source.addEventListener('open', () => setLost(false))
    source.addEventListener('error', () => setLost(true))
    return () => source.close()
  }, [client, id, isOver])

  return isLost && !isOver
}
