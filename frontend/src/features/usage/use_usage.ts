import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { askedOf, type UsageFilter } from '#frontend/features/usage/usage_filter'
import { apiPages, apiQuery } from '#frontend/lib/api_queries'
import { itemsOf } from '#app/core/domain/paging'
import { useTimeZone } from '#frontend/lib/time/time_zone'

/** One call of a model. */
export type Usage = Data.Ai.Usage

export const isModelCall = (record: { kind: string }): record is Usage => record.kind === 'model'

/** One movement of credits. */
export type CreditUsage = Data.Ai.CreditUsage

const isMovement = (record: { kind: string }): record is CreditUsage => record.kind === 'credit'

/** The days that the filter lets through; those before stay until the next ones are there. */
export function useUsageDays(filter: UsageFilter) {
  const zone = useTimeZone()
  const query = { days: filter.days, zone, ...askedOf(filter) }
  return useQuery({
    ...apiQuery('usage_days.show', { query }),
    ...{ placeholderData: keepPreviousData, refetchOnMount: 'always' },
  })
}

/** A page of each list: both stand on one screen. */
const CALLS = 10
const MOVEMENTS = 20

/** What the list of calls asks for: all from the first day on. */
export const listQuery = (filter: UsageFilter, from: string, zone: string) => ({
  ...{ from, zone, kind: 'model' as const, ...askedOf(filter) },
})

/** Every movement of credits. */
export function useCreditList() {
  const pages = apiPages('usage.index', {
    query: { kind: 'credit' as const, limit: MOVEMENTS },
  })
  const query = useInfiniteQuery({ ...pages, refetchOnMount: 'always' })
  return { query, movements: itemsOf(query.data).filter(isMovement) }
}

export function useUsageList(filter: UsageFilter, from: string) {
  const zone = useTimeZone()
  const query = useInfiniteQuery({
    ...apiPages('usage.index', { query: { ...listQuery(filter, from, zone), limit: CALLS } }),
    ...{ placeholderData: keepPreviousData, refetchOnMount: 'always' },
  })
  return { query, calls: itemsOf(query.data).filter(isModelCall) }
}
