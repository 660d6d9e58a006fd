import { Suspense } from 'react'
import { lazyPart } from '#frontend/lib/lazy_part'

const Flows = lazyPart(() =>
  import('#frontend/routes/frame/latest_flows').then((file) => file.LatestFlows)
)
const creditParts = () => import('#frontend/routes/frame/credit_parts')
const Credits = lazyPart(() => creditParts().then((file) => file.CreditMeter))
const PastDue = lazyPart(() => creditParts().then((file) => file.PastDue))

/** The page does not wait for what the frame shows of flows, credits and payments. */
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

export const PaymentNotice = () => (
  <Suspense fallback={null}>
    <PastDue />
  </Suspense>
)
