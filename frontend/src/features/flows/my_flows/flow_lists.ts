import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { apiQuery } from '#frontend/lib/api_queries'

export type ListedFlow = Data.Flows.ListedFlow

export const flowsQuery = apiQuery('flows.index')
/** Those that were opened or changed last. */
export const recentFlowsQuery = (limit: number) => apiQuery('flows.index', { query: { limit } })
export const deletedFlowsQuery = apiQuery('flows.index', { query: { deleted: 'true' } })

type Change = (flows: ListedFlow[]) => ListedFlow[]

const [ROOT] = flowsQuery.queryKey

/** A list of flows, not what belongs to a single one. */
const isFlowList = ([root, query]: QueryKey) => root === ROOT && typeof query !== 'string'

const isOfDeleted = ([, query]: QueryKey) =>
  typeof query === 'object' && query !== null && 'deleted' in query

/** Changes the lists of flows that are not deleted, wherever they are shown. */
export function changeFlows(client: QueryClient, change: Change): void {
  client.setQueriesData<ListedFlow[] | null>(
    { predicate: ({ queryKey }) => isFlowList(queryKey) && !isOfDeleted(queryKey) },
    (flows) => flows && change(flows)
  )
}

export const replaceFlow =
  (changed: { id: string } & Partial<ListedFlow>): Change =>
  (flows) =>
    flows.map((flow) => (flow.id === changed.id ? { ...flow, ...changed } : flow))

export const withoutFlow =
  (id: string): Change =>
  (flows) =>
    flows.filter((flow) => flow.id !== id)

export const withFlow =
  (flow: ListedFlow): Change =>
  (flows) => [flow, ...flows.filter((other) => other.id !== flow.id)]

/** Has all lists of flows loaded anew: those on screen at once, and the others when they are shown. */
export const refreshFlows = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isFlowList(queryKey) })
