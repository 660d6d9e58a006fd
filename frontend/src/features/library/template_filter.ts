import { isBlankText } from '#app/core/domain/blank_text'
import { TEMPLATE_SORTS, type TemplateSort } from '#app/templates/domain/search/find_templates'
import { TEMPLATE_VIEWS, type TemplateView } from '#app/templates/domain/template_marks'
import { searchText } from '#frontend/lib/search_text'

/** What the address says of the list; the category is part of its path. */
export interface ListFilter {
  search: string
  tag: string
  sort: TemplateSort
  view: TemplateView | 'all'
}

export const readFilter = (address: URLSearchParams): ListFilter => ({
  search: searchText(address.get('search')),
  tag: address.get('tag') ?? '',
  sort: TEMPLATE_SORTS.find((sort) => sort === address.get('sort')) ?? 'best',
  view: TEMPLATE_VIEWS.find((view) => view === address.get('view')) ?? 'all',
})

// A type, so that it can be the query of an address.
type FilterQuery = { search?: string; tag?: string; sort?: 'title'; view?: TemplateView }

/** The same filter as query of an address or of a request, without what is left as it comes. */
export function filterQuery({ search, tag, sort, view }: ListFilter): FilterQuery {
  return {
    ...(!isBlankText(search) && { search: search.trim() }),
    ...(tag !== '' && { tag }),
    ...(sort === 'title' && { sort }),
    ...(view !== 'all' && { view }),
  }
}
