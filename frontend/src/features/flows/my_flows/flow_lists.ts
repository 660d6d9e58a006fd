import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { itemsOf, mapItems, type Pages } from '#app/core/domain/paging'
import { flowContains } from '#app/flows/domain/values/flow_names'
import { apiPages, apiQuery } from '#frontend/lib/api_queries'
import type { QueryOf } from '#frontend/lib/api'

export type ListedFlow = Data.Flows.ListedFlow
type Filter = QueryOf<'flows.index'>

/** Fills rows of one, two and three cards. */
const FLOWS_AT_A_TIME = 36

export const flowPages = (filter: Filter) =>
  apiPages('flows.index', { query: { limit: FLOWS_AT_A_TIME, ...filter } })
export const deletedFlowPages = flowPages({ deleted: 'true' })
/** Those that were opened or changed last. */
export const recentFlowsQuery = (limit: number) => apiQuery('flows.index', { query: { limit } })
/** One flow, without its graph: nobody has opened it. None where it is deleted. */
export const listedFlowQuery = (id: string) => apiQuery('flows.index', { query: { id } })

/** What becomes of a flow in a list, which may not have it; null where it leaves. */
interface Change {
  id: string
  to: (flow: ListedFlow | undefined) => ListedFlow | null
}

type Kept = ListedFlow[] | Pages<ListedFlow> | null

const [ROOT] = deletedFlowPages.queryKey

/** A list of flows, not what belongs to a single one. */
const isFlowList = ([root, query]: QueryKey) => root === ROOT && typeof query !== 'string'

const filterOf = ([, query]: QueryKey): Filter => (query ?? {}) as Filter

/** Changes the lists of flows that are not deleted, wherever they are shown. */
export function changeFlows(client: QueryClient, change: Change): void {
  const lists = client.getQueryCache().findAll({
    predicate: ({ queryKey }) => isFlowList(queryKey) && !filterOf(queryKey).deleted,
  })
  for (const { queryKey } of lists) {
    client.setQueryData<Kept>(queryKey, (list) => list && changed(list, change, filterOf(queryKey)))
  }
}

function changed(list: ListedFlow[] | Pages<ListedFlow>, change: Change, filter: Filter): Kept {
  if (!Array.isArray(list)) return changedPages(list, change, filter)
  return itemsOf(
    changedPages({ pages: [{ items: list, next: null }], pageParams: [] }, change, filter)
  )
}

/** A flow that comes into a list is on its first page; the screen puts it into its place. */
function changedPages(list: Pages<ListedFlow>, { id, to }: Change, filter: Filter) {
  const before = itemsOf(list).find((flow) => flow.id === id)
  const wanted = to(before)
  const after = wanted && isIn(filter, wanted) ? wanted : null
  if (before || !after) return mapItems(list, (flow) => (flow.id === id ? after : flow))
  const [first, ...rest] = list.pages
  return { ...list, pages: [{ ...first, items: [after, ...first.items] }, ...rest] }
}

const isIn = ({ id, favorite, search }: Filter, flow: ListedFlow): boolean =>
  (id === undefined || id === flow.id) &&
  (favorite !== 'true' || flow.isFavorite) &&
  flowContains(flow, search ?? '')

/** Changes a flow where it is listed. */
export const replaceFlow = (change: { id: string } & Partial<ListedFlow>): Change => ({
  id: change.id,
  to: (flow) => (flow ? { ...flow, ...change } : null),
})

export const withoutFlow = (id: string): Change => ({ id, to: () => null })

/** Puts a flow into every list that it fits. */
export const withFlow = (flow: ListedFlow): Change => ({ id: flow.id, to: () => flow })

/** Has all lists of flows loaded anew: those on screen at once, and the others when they are shown. */
export const refreshFlows = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isFlowList(queryKey) })
