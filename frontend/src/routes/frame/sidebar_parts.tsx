import { Suspense } from 'react'
import { lazyPart } from '#frontend/lib/lazy_part'

const Flows = lazyPart(() =>
  import('#frontend/routes/frame/latest_flows').then((file) => file.LatestFlows)
)
const Credits = lazyPart(() =>
  import('#frontend/components/figures/credit_meter').then((file) => file.CreditMeter)
)

/** The page does not wait for what the sidebar shows of flows and credits. */
export const SidebarFlows = () => (
  <Suspense fallback={null}>
    <Flows />
  </Suspense>
)

export const SidebarCredits = () => (
  <Suspense fallback={null}>
    <Credits />
  </Suspense>
)
