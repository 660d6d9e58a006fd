import { hashKey, type QueryKey } from '@tanstack/react-query'
import { PAGES } from '#frontend/lib/api_queries'
import { loadFailures } from '#frontend/lib/loading/load_failures'
import { useAtomValue } from '#frontend/lib/state'

/** Whether a list of pages only looks empty, because the server answered 500. */
export function useLoadFailed(queryKey: QueryKey): boolean {
  const asked = hashKey(queryKey)
  return useAtomValue(loadFailures).some((failed) => hashKey([...failed, PAGES]) === asked)
}
