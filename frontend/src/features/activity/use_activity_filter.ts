import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import {
  filterQuery,
  readFilter,
  type ActivityFilter,
} from '#frontend/features/activity/activity_filter'
import { addressNow } from '#frontend/lib/window/address_now'

/** The filter that the address holds; a change replaces the address, so that Back leaves the screen. */
export function useActivityFilter() {
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const change = useCallback(
    (part: Partial<ActivityFilter>) =>
      setAddress(filterQuery({ ...readFilter(addressNow()), ...part }), { replace: true }),
    [setAddress]
  )
  return [filter, change] as const
}
