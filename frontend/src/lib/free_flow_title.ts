import { queryOptions } from '@tanstack/react-query'
import { freeTitle, stemOf } from '#app/flows/domain/values/free_title'
import { api } from '#frontend/lib/api'
import { searchText } from '#frontend/lib/search_text'

/** Of the flows that contain a name, those that are read to find one that is free. */
const MAX_NAMESAKES = 500

/** A title for a new flow that none of the person's flows has. Without an answer, the title as it is. */
export async function freeFlowTitle(title: string): Promise<string> {
  const query = { search: searchText(stemOf(title).trim()), limit: MAX_NAMESAKES }
  const namesakes = await api.flows.index({ query }).catch(() => null)
  return freeTitle(
    title,
    (namesakes ?? []).map((flow) => flow.title)
  )
}

/** The same, to say it before the flow is created. It is asked for again each time. */
export const freeFlowTitleQuery = (title: string) =>
  queryOptions({
    queryKey: ['free flow title', title],
    queryFn: () => freeFlowTitle(title),
    staleTime: 0,
    gcTime: 0,
  })
