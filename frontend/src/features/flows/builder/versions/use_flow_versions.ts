import { useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { itemsOf } from '#app/core/domain/paging'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Side } from '#frontend/features/flows/builder/versions/shown'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { flowQuery, flowVersionQuery } from '#frontend/features/flows/flows_api'
import { apiPages } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'

export type FlowVersion = Data.Flows.FlowVersion

export const flowVersionsQuery = (id: string) => apiPages('flow_versions.index', { params: { id } })

/** The versions of the flow that is open, newest first. */
export function useFlowVersions() {
  const { flow } = useBuilder()
  const query = useInfiniteQuery({ ...flowVersionsQuery(flow.id), refetchOnMount: 'always' })
  return { query, versions: itemsOf(query.data) }
}

/** Has what is written about a flow loaded anew, with its versions. The graph that is being edited stays. */
export async function refreshFlow(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: flowQuery(id).queryKey, exact: true }),
    client.invalidateQueries({ queryKey: flowVersionsQuery(id).queryKey, exact: true }),
  ])
}

export interface LoadedGraph {
  /** Null until it is loaded. */
  graph: FlowGraph | null
  isFailed: boolean
  retry: () => void
}

/** The graph of the draft or of a version, which never changes. */
export function useGraphOf(side: Side): LoadedGraph {
  const { flow, graph } = useBuilder()
  const isDraft = side === 'draft'
  const { data, isError, refetch } = useQuery({
    ...flowVersionQuery(flow.id, isDraft ? 0 : side),
    enabled: !isDraft,
    staleTime: Infinity,
  })
  const retry = () => void refetch()
  if (isDraft) return { graph, isFailed: false, retry }
  return { graph: data?.graph ?? null, isFailed: isError || data === null, retry }
}

export const sideName = (side: Side): string =>
  side === 'draft' ? t('flowVersions.draft') : t('flowVersions.name', { version: side })
