import { type ResponseOf } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { queryClient } from '#frontend/lib/loading/query_client'
import { useWorkedOut } from '#frontend/lib/engine/use_worked_out'

type Found = ResponseOf<'prompts.index'>

const LEAST_CHARACTERS = 2
const MAX_FOUND_PROMPTS = 6

const find = async (search: string): Promise<Found> => {
  const query = { saved: 'true' as const, search, limit: MAX_FOUND_PROMPTS }
  return (await queryClient.fetchQuery(apiQuery('prompts.index', { query }))) ?? []
}

/** The saved prompts that hold what is searched for, the newest of them. */
export function useFoundPrompts(search: string): Found {
  const wanted = search.trim()
  return useWorkedOut(wanted.length < LEAST_CHARACTERS ? null : wanted, find)?.result ?? []
}
