import { useInfiniteQuery } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { itemsOf } from '#app/core/domain/paging'
import type { RunStatus } from '#app/flows/domain/runs/run'
import { apiPages, apiQuery } from '#frontend/lib/api_queries'

export type Batch = Data.Flows.Batch
export type BatchPreview = Data.Flows.BatchPreview
export type BatchRow = Data.Flows.BatchRow

export const batchQuery = (id: string) => apiQuery('batches.show', { params: { id } })

const rowPages = (id: string, status: RunStatus | '') =>
  apiPages('batch_rows.index', { params: { id }, query: status === '' ? {} : { status } })

/** The beginning of the query keys of all rows of a batch. */
export const rowsKey = (id: string) => [...batchQuery(id).queryKey, 'rows']

/** The rows of a batch, in the order of the file. */
export function useRows(id: string, status: RunStatus | '') {
  const query = useInfiniteQuery({ ...rowPages(id, status), refetchOnMount: 'always' })
  return { query, rows: itemsOf(query.data) }
}

/** The batches of a flow, newest first. */
export function useBatches(flowId: string) {
  const pages = apiPages('flow_batches.index', { params: { id: flowId } })
  const query = useInfiniteQuery({ ...pages, refetchOnMount: 'always' })
  return { query, batches: itemsOf(query.data) }
}

/** How many rows of a batch have ended. */
export const doneRows = ({ counts }: Batch): number =>
  counts.succeeded + counts.failed + counts.canceled
