import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { filterQuery, readFilter, type PromptFilter } from '#frontend/features/saved/prompt_filter'

/** The filter that the address holds; a change replaces the address, so that Back leaves the screen. */
export function usePromptFilter() {
  const [address, setAddress] = useSearchParams()
  const change = useCallback(
    (part: Partial<PromptFilter>) =>
      setAddress((before) => filterQuery({ ...readFilter(before), ...part }), { replace: true }),
    [setAddress]
  )
  return [readFilter(address), change] as const
}
