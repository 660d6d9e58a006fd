import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { itemsOf } from '#app/core/domain/paging'
import { flowPages, recentFlowsQuery } from '#frontend/features/flows/my_flows/flow_lists'
import {
  arrangeFlows,
  RECENT_FLOWS,
  shownRecentFlows,
  type FlowView,
} from '#frontend/features/flows/my_flows/flow_view'
import { useLoadFailed } from '#frontend/lib/loading/use_load_failed'

export type ShownFlows = ReturnType<typeof usePages> | ReturnType<typeof useRecent>

/** The flows that the address asks for; `flows` is undefined while and where they cannot be loaded. */
export function useShownFlows(view: FlowView): ShownFlows {
  const pages = usePages(view)
  const recent = useRecent(view)
  return view.tab === 'recent' ? recent : pages
}

/** Further pages are loaded with `more`. Until a new search is answered, the flows are those of the one before. */
function usePages({ tab, search, sort }: FlowView) {
  const list = flowPages({
    sort,
    search: isBlankText(search) ? undefined : search.trim(),
    favorite: tab === 'favorites' ? 'true' : undefined,
  })
  const more = useInfiniteQuery({
    ...list,
    enabled: tab !== 'recent',
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  const { data, isPending, isPlaceholderData, refetch } = more
  const hasFailed = useLoadFailed(list.queryKey)
  const flows = useMemo(() => data && arrangeFlows(itemsOf(data), sort), [data, sort])
  return { flows: hasFailed ? undefined : flows, isPending, isPlaceholderData, refetch, more }
}

/** The few recent flows are searched and ordered here: the server would look for others. */
function useRecent({ tab, search, sort }: FlowView) {
  const { data, isPending, isPlaceholderData, refetch } = useQuery({
    ...recentFlowsQuery(RECENT_FLOWS),
    enabled: tab === 'recent',
    refetchOnMount: 'always',
  })
  const flows = useMemo(
    () => (data ? shownRecentFlows(data, { search, sort }) : undefined),
    [data, search, sort]
  )
  return { flows, isPending, isPlaceholderData, refetch, more: null }
}
