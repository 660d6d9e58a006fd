import { runBadge } from '#frontend/features/flows/runs/run_badge'
import { type ResponseOf } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { queryClient } from '#frontend/lib/loading/query_client'
import { useWorkedOut } from '#frontend/lib/engine/use_worked_out'
import '#frontend/texts/flows'

type Found = ResponseOf<'runs.index'>

const LEAST_CHARACTERS = 2
const MAX_FOUND_RUNS = 6

const find = async (search: string): Promise<Found> => {
  const query = { search, limit: MAX_FOUND_RUNS }
  return (
    (await queryClient.fetchQuery({ ...apiQuery('runs.index', { query }), staleTime: 0 })) ?? []
  )
}

/** The runs whose flow, input or result holds what is searched for, the newest of them. */
export function useFoundRuns(search: string): Found {
  const wanted = search.trim()
  return useWorkedOut(wanted.length < LEAST_CHARACTERS ? null : wanted, find)?.result ?? []
}

/** How a run stands, and how its result begins. */
export const detailOf = ({ resultExcerpt, inputExcerpt, ...outcome }: Found[number]): string =>
  [runBadge(outcome).text, resultExcerpt || inputExcerpt].filter(Boolean).join(' · ')
