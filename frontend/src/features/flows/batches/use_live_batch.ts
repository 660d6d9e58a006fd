import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isBatchAtRest } from '#app/flows/domain/batches/batch'
import { type Batch, batchQuery, rowsKey } from '#frontend/features/flows/batches/batches_api'
import { apiQuery } from '#frontend/lib/api_queries'
import { Timer } from '#frontend/lib/time/timer'
import { followEvents } from '#frontend/lib/follow_events'

/** Milliseconds between two looks at the rows of a batch that goes on. */
const ROWS_PAUSE_MS = 1_000

/** Follows a batch until it has ended. @returns whether the connection is lost */
export function useLiveBatch(batch: Batch): boolean {
  const { id } = batch
  const client = useQueryClient()
  const [isLost, setLost] = useState(false)
  const isOver = isBatchAtRest(batch)

  useEffect(() => {
    if (isOver) return
    const batchChanged = (changed: Batch) => {
      // Where the server ends a stream, the browser asks for it again.
      if (isBatchAtRest(changed)) stop()
      client.setQueryData(batchQuery(id).queryKey, changed)
      rows.start(ROWS_PAUSE_MS)
    }
    const readRows = () => {
      void client.invalidateQueries({ queryKey: rowsKey(id) })
      void client.invalidateQueries({ queryKey: apiQuery('subscription.show').queryKey })
    }
    const rows = new Timer(readRows)
    const listeners = { batch: batchChanged }
    const stop = followEvents(`/api/batches/${id}/events`, { listeners, onConnection: setLost })
    return () => {
      stop()
      if (!rows.isRunning) return
      rows.stop()
      readRows()
    }
  }, [client, id, isOver])

  return isLost && !isOver
}
