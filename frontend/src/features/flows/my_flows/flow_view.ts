import { isBlankText } from '#app/core/domain/blank_text'
import type { ListedFlow } from '#frontend/features/flows/my_flows/flow_lists'

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
    search: address.get('search') ?? '',
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

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

const ORDERS: Record<Sort, (one: ListedFlow, other: ListedFlow) => number> = {
  recent: (one, other) => compare(other.lastAccessedAt, one.lastAccessedAt),
  name: (one, other) => names.compare(one.title, other.title),
  created: (one, other) => compare(other.createdAt, one.createdAt),
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** The flows that were opened or changed last, the newest first. */
export const recentFlows = (flows: readonly ListedFlow[]): ListedFlow[] =>
  flows.toSorted(ORDERS.recent).slice(0, RECENT_FLOWS)

/** The flows of a tab that match what is searched for, in order. A search matches a title or any tag. */
export function shownFlows(
  flows: readonly ListedFlow[],
  { tab, search, sort }: FlowView
): ListedFlow[] {
  const matching = flowsOfTab(flows, tab).filter(matches(search))
  return matching.toSorted(ORDERS[sort])
}

export function flowsOfTab(flows: readonly ListedFlow[], tab: FlowTab): readonly ListedFlow[] {
  if (tab === 'recent') return recentFlows(flows)
  return tab === 'favorites' ? flows.filter(({ isFavorite }) => isFavorite) : flows
}

function matches(search: string): (flow: ListedFlow) => boolean {
  if (isBlankText(search)) return () => true
  const wanted = folded(search.trim())
  return ({ title, tags }) => [title, ...tags].some((text) => folded(text).includes(wanted))
}

const folded = (text: string) => text.normalize('NFC').toLowerCase()
