import { isBlankText } from '#app/core/domain/blank_text'
import { searchText } from '#frontend/lib/search_text'
export const SORTS = ['recent', 'name', 'created'] as const
export type Sort = (typeof SORTS)[number]

export interface PromptFilter {
  search: string
  tag: string
  folder: string
  sort: Sort
}

export function readFilter(address: URLSearchParams): PromptFilter {
  return {
    search: searchText(address.get('search')),
    tag: address.get('tag') ?? '',
    folder: address.get('folder') ?? '',
    sort: SORTS.find((sort) => sort === address.get('sort')) ?? 'recent',
  }
}

/** The same filter as query of an address or of a request, without what is left as it comes. */
export function filterQuery({ search, tag, folder, sort }: PromptFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (!isBlankText(search)) query.set('search', search)
  if (tag !== '') query.set('tag', tag)
  if (folder !== '') query.set('folder', folder)
  if (sort !== 'recent') query.set('sort', sort)
  return query
}

/** Whether anything but the order was chosen. */
export const isNarrowed = ({ search, tag, folder }: PromptFilter): boolean =>
  !isBlankText(search) || tag !== '' || folder !== ''
