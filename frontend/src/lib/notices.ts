import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ResponseOf } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'

export type Notice = ResponseOf<'notices.index'>[number]

/** The newest are enough for a menu. */
const SHOWN = 20

export const noticesQuery = apiQuery('notices.index', { query: { limit: SHOWN } })

/**
 * Reads the notices again once a run or a batch is on screen, and after each change of it: the server counts them as
 * read then.
 */
export function useNoticesOf(id: string, status: string): void {
  const client = useQueryClient()
  useEffect(() => {
    void client.invalidateQueries({ queryKey: noticesQuery.queryKey })
  }, [client, id, status])
}
