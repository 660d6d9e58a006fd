import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { isBlankText } from '#app/core/domain/blank_text'
import type { Data } from '#client/data'
import type { ActivityFilter } from '#frontend/features/activity/activity_filter'
import { apiPages } from '#frontend/lib/api_queries'
import { itemsOf } from '#app/core/domain/paging'

export type Activity = Data.Activity.Activity

/** The history as the filter narrows it; the list before stays until the next one is there. */
export function useActivities({ search, category, type }: ActivityFilter) {
  const query = useInfiniteQuery({
    ...apiPages('activities.index', {
      query: {
        search: isBlankText(search) ? undefined : search.trim(),
        category: category === 'all' ? undefined : category,
        type: type === 'all' ? undefined : type,
      },
    }),
    placeholderData: keepPreviousData,
  })
  return { query, activities: itemsOf(query.data) }
}
