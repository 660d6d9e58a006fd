import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import {
  filterQuery,
  readFilter,
  type PromptFilter,
} from '#frontend/features/saved/list/prompt_filter'
import { addressNow } from '#frontend/lib/window/address_now'

/** The filter that the address holds; a change replaces the address, so that Back leaves the screen. */
export function usePromptFilter() {
  const [address, setAddress] = useSearchParams()
  const change = useCallback(
    (part: Partial<PromptFilter>) =>
      setAddress(filterQuery({ ...readFilter(addressNow()), ...part }), { replace: true }),
    [setAddress]
  )
  return [readFilter(address), change] as const
}
