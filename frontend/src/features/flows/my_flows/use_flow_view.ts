import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { readView, viewQuery, type FlowView } from '#frontend/features/flows/my_flows/flow_view'
import { addressNow } from '#frontend/lib/window/address_now'

/** Which flows are shown, as the address says. A change replaces the address, so that Back leaves the screen. */
export function useFlowView() {
  const [address, setAddress] = useSearchParams()
  const change = useCallback(
    (part: Partial<FlowView>) =>
      setAddress(viewQuery({ ...readView(addressNow()), ...part }), { replace: true }),
    [setAddress]
  )
  return [readView(address), change] as const
}
