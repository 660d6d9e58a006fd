import { isBlankText } from '#app/core/domain/blank_text'
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_TYPES,
  type ActivityCategory,
  type ActivityType,
} from '#app/activity/domain/activity_types'
import { searchText } from '#frontend/lib/search_text'

export interface ActivityFilter {
  search: string
  category: ActivityCategory | 'all'
  type: ActivityType | 'all'
}

/** What an address says; what it says wrongly counts as not said. */
export function readFilter(address: URLSearchParams): ActivityFilter {
  return {
    search: searchText(address.get('search')),
    category: oneOf(ACTIVITY_CATEGORIES, address.get('category')),
    type: oneOf(ACTIVITY_TYPES, address.get('type')),
  }
}

/** The same filter as query of an address or of a request, without what is not narrowed. */
export function filterQuery({ search, category, type }: ActivityFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (!isBlankText(search)) query.set('search', search)
  if (category !== 'all') query.set('category', category)
  if (type !== 'all') query.set('type', type)
  return query
}

export const isNarrowed = (filter: ActivityFilter): boolean => filterQuery(filter).size > 0

function oneOf<Known extends string>(known: readonly Known[], given: string | null): Known | 'all' {
  return known.find((value) => value === given) ?? 'all'
}
