import { isBlankText } from '#app/core/domain/blank_text'
import { flowContains, nameKey } from '#app/flows/domain/values/flow_names'
import type { ListedFlow } from '#frontend/features/flows/my_flows/flow_lists'
import { searchText } from '#frontend/lib/search_text'

export const SORTS = ['recent', 'name', 'created'] as const
export type Sort = (typeof SORTS)[number]

export const TABS = ['all', 'recent', 'favorites', 'templates', 'deleted'] as const
export type FlowTab = (typeof TABS)[number]

/** What the address says about which flows are shown. */
export interface FlowView {
  tab: FlowTab
  search: string
  sort: Sort
}

/** Of the specification. */
export const RECENT_FLOWS = 5

export function readView(address: URLSearchParams): FlowView {
  return {
    tab: TABS.find((tab) => tab === address.get('tab')) ?? 'all',
    search: searchText(address.get('search')),
    sort: SORTS.find((sort) => sort === address.get('sort')) ?? 'recent',
  }
}

/** The same as a query, without what is left as it comes. */
export function viewQuery({ tab, search, sort }: FlowView): URLSearchParams {
  const query = new URLSearchParams()
  if (tab !== 'all') query.set('tab', tab)
  if (!isBlankText(search)) query.set('search', search)
  if (sort !== 'recent') query.set('sort', sort)
  return query
}

/** What each order compares, and the ids of flows for which that is the same: as the server does. */
const ORDERS: Record<Sort, { keyOf: (flow: ListedFlow) => string; isRising: boolean }> = {
  recent: { keyOf: ({ lastAccessedAt }) => lastAccessedAt, isRising: false },
  name: { keyOf: ({ title }) => nameKey(title), isRising: true },
  created: { keyOf: ({ id }) => id, isRising: false },
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Each flow once, in order: changes may not have been answered, and may have moved flows from one page to another. */
export function arrangeFlows(flows: readonly ListedFlow[], sort: Sort): ListedFlow[] {
  const { keyOf, isRising } = ORDERS[sort]
  const keyed = [...new Map(flows.map((flow) => [flow.id, { flow, key: keyOf(flow) }])).values()]
  keyed.sort((one, other) => compare(one.key, other.key) || compare(one.flow.id, other.flow.id))
  const sorted = keyed.map(({ flow }) => flow)
  return isRising ? sorted : sorted.reverse()
}

/** The flows that were opened or changed last, the newest first. */
export const recentFlows = (flows: readonly ListedFlow[]): ListedFlow[] =>
  arrangeFlows(flows, 'recent').slice(0, RECENT_FLOWS)

/** Those of the recent flows that match what is searched for, in order. */
export const shownRecentFlows = (
  flows: readonly ListedFlow[],
  { search, sort }: Pick<FlowView, 'search' | 'sort'>
): ListedFlow[] =>
  arrangeFlows(
    recentFlows(flows).filter((flow) => flowContains(flow, search)),
    sort
  )
