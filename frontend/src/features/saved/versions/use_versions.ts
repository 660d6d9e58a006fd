import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { apiPages, apiQuery } from '#frontend/lib/api_queries'
import { itemsOf } from '#app/core/domain/paging'

export type { Version } from '#frontend/features/saved/prompts_api'

/** A version as lists have it: without its text. */
export type ListedVersion = Data.Prompts.Version.Variants['forList']

export const versionsQuery = (id: string) => apiPages('prompt_versions.index', { params: { id } })

/** One version with its text; it never changes. */
export const versionQuery = (id: string, version: number) => ({
  ...apiQuery('prompt_versions.show', { params: { id, version: String(version) } }),
  staleTime: Infinity,
})

export type VersionsQuery = ReturnType<typeof useVersions>['query']

/** The versions of a prompt, newest first, and the whole newest one: null where there is none, undefined until it is known. */
export function useVersions(id: string) {
  const query = useInfiniteQuery(versionsQuery(id))
  const versions = itemsOf(query.data)
  const listed = versions.at(0)
  const opened = useQuery({ ...versionQuery(id, listed?.version ?? 0), enabled: Boolean(listed) })
  const isAbsent = query.isSuccess && !listed
  const newest = isAbsent || opened.isError ? null : opened.data
  return { query, versions, newest: query.isError ? undefined : newest }
}
