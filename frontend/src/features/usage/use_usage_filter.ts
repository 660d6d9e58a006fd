import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf, readFilter, type UsageFilter } from '#frontend/features/usage/usage_filter'
import { addressNow } from '#frontend/lib/window/address_now'

/** The filter that the address holds; a change replaces the address, so that Back leaves the screen. */
export function useUsageFilter() {
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const change = useCallback(
    (part: Partial<UsageFilter>) =>
      setAddress(addressOf({ ...readFilter(addressNow()), ...part }), {
        ...{ replace: true, preventScrollReset: true },
      }),
    [setAddress]
  )
  return [filter, change] as const
}
