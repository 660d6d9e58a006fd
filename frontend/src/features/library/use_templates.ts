import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { itemsOf } from '#app/core/domain/paging'
import type { TemplateCategory } from '#app/templates/domain/types'
import { filterQuery, type ListFilter } from '#frontend/features/library/template_filter'
import { apiPages, apiQuery } from '#frontend/lib/api_queries'

const AT_ONCE = 48

/** The templates that a filter lets through, page by page. */
export function useTemplates(category: TemplateCategory | undefined, filter: ListFilter) {
  const query = useInfiniteQuery({
    ...apiPages('templates.index', {
      query: { limit: AT_ONCE, ...filterQuery(filter), ...(category && { category }) },
    }),
    placeholderData: keepPreviousData,
  })
  return { query, templates: itemsOf(query.data) }
}

/** How many templates each category and tag has. */
export function useFacets(category: TemplateCategory | undefined, filter: ListFilter) {
  const query = { ...filterQuery({ ...filter, sort: 'best' }), ...(category && { category }) }
  const { data } = useQuery({
    ...apiQuery('template_facets.show', { query }),
    placeholderData: keepPreviousData,
  })
  return data ?? null
}
