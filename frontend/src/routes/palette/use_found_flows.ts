import { type ResponseOf } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { queryClient } from '#frontend/lib/loading/query_client'
import { useWorkedOut } from '#frontend/lib/engine/use_worked_out'

type Found = ResponseOf<'flows.index'>

const LEAST_CHARACTERS = 2
const MAX_FOUND_FLOWS = 6

const find = async (search: string): Promise<Found> => {
  const query = { search, limit: MAX_FOUND_FLOWS }
  return (
    (await queryClient.fetchQuery({ ...apiQuery('flows.index', { query }), staleTime: 0 })) ?? []
  )
}

/** The flows whose title or tag holds what is searched for, the ones used last first. */
export function useFoundFlows(search: string): Found {
  const wanted = search.trim()
  return useWorkedOut(wanted.length < LEAST_CHARACTERS ? null : wanted, find)?.result ?? []
}
