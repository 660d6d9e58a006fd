import { type ComponentProps, Suspense } from 'react'
import { idlePart, lazyPart } from '#frontend/lib/lazy_part'

const Flows = lazyPart(() =>
  import('#frontend/routes/frame/latest_flows').then((file) => file.LatestFlows)
)
const creditParts = () => import('#frontend/routes/frame/credit_parts')
const Credits = lazyPart(() => creditParts().then((file) => file.CreditMeter))
const PastDue = lazyPart(() => creditParts().then((file) => file.PastDue))

const Rail = idlePart(() =>
  import('#frontend/routes/frame/sidebar_rail').then((file) => file.SidebarRail)
)

/** Its place is kept while it loads. */
export const SidebarRail = (props: ComponentProps<typeof Rail>) => (
  <Suspense fallback={null}>
    <Rail {...props} />
  </Suspense>
)

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
