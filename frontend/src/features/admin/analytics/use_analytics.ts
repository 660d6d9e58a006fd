import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { type Period, rangeOf } from '#frontend/features/admin/analytics/analytics_range'
import { apiQuery } from '#frontend/lib/api_queries'
import { useTimeZone } from '#frontend/lib/time/time_zone'

export type Analytics = Data.Account.Analytics
export type Figures = Analytics['total']
export type DayFigures = Analytics['days'][number]

/** What all people did in a period; the figures of the period before stay until the next ones are there. */
export function useAnalytics(period: Period) {
  const query = rangeOf(period, useTimeZone(), new Date())
  return useQuery({
    ...apiQuery('analytics.show', { query }),
    ...{ placeholderData: keepPreviousData, refetchOnMount: 'always' },
  })
}
