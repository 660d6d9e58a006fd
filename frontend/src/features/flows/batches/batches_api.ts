import { useInfiniteQuery } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { itemsOf } from '#app/core/domain/paging'
import { endedRows } from '#app/flows/domain/batches/batch'
import type { RunOutcome } from '#app/flows/domain/runs/run'
import { apiPages, apiQuery } from '#frontend/lib/api_queries'

export type Batch = Data.Flows.Batch
export type BatchPreview = Data.Flows.BatchPreview
export type BatchRow = Data.Flows.BatchRow

export const batchQuery = (id: string) => apiQuery('batches.show', { params: { id } })

const rowPages = (id: string, outcome: RunOutcome | '') =>
  apiPages('batch_rows.index', { params: { id }, query: outcome === '' ? {} : { outcome } })

/** The beginning of the query keys of all rows of a batch. */
export const rowsKey = (id: string) => [...batchQuery(id).queryKey, 'rows']

/** The rows of a batch, in the order of the file. */
export function useRows(id: string, outcome: RunOutcome | '') {
  const query = useInfiniteQuery({ ...rowPages(id, outcome), refetchOnMount: 'always' })
  return { query, rows: itemsOf(query.data) }
}

/** The batches of a flow, newest first. */
export function useBatches(flowId: string) {
  const pages = apiPages('flow_batches.index', { params: { id: flowId } })
  const query = useInfiniteQuery({ ...pages, refetchOnMount: 'always' })
  return { query, batches: itemsOf(query.data) }
}

/** How many rows of a batch have ended. */
export const doneRows = ({ counts }: Batch): number => endedRows(counts)
