import { useInfiniteQuery } from '@tanstack/react-query'
import { apiPages } from '#frontend/lib/api'
import { itemsOf } from '#frontend/lib/pages'

export type { Version } from '#frontend/features/saved/prompts_api'

export const versionsQuery = (id: string) => apiPages('prompt_versions.index', { params: { id } })

export type VersionsQuery = ReturnType<typeof useVersions>['query']

/** The versions of a prompt, newest first. */
export function useVersions(id: string) {
  const query = useInfiniteQuery(versionsQuery(id))
  return { query, versions: itemsOf(query.data) }
}
