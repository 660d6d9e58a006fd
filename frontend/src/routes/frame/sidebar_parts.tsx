import { type ComponentProps, Suspense } from 'react'
import { idlePart, lazyPart } from '#frontend/lib/lazy_part'
import { useAtomValue } from '#frontend/lib/state'
import { chosenTeam } from '#frontend/lib/workspace'

const Flows = lazyPart(() =>
  import('#frontend/routes/frame/latest_flows').then((file) => file.LatestFlows)
)
const creditParts = () => import('#frontend/routes/frame/credit_parts')
const Credits = lazyPart(() => creditParts().then((file) => file.CreditMeter))
const PastDue = lazyPart(() => creditParts().then((file) => file.PastDue))

const Switcher = idlePart(() =>
  import('#frontend/features/workspaces/workspace_menu').then((file) => file.WorkspaceMenu)
)
const Watch = lazyPart(() =>
  import('#frontend/features/workspaces/workspace_watch').then((file) => file.WorkspaceWatch)
)
const Rail = idlePart(() =>
  import('#frontend/routes/frame/sidebar_rail').then((file) => file.SidebarRail)
)

/** Its place is kept while it loads. */
export const SidebarRail = (props: ComponentProps<typeof Rail>) => (
  <Suspense fallback={null}>
    <Rail {...props} />
  </Suspense>
)

/** Its place is kept while it loads. */
export const WorkspaceSwitcher = (props: ComponentProps<typeof Switcher>) => (
  <Suspense fallback={<span className="min-h-9" />}>
    <Switcher {...props} />
  </Suspense>
)

/** Nothing to see. */
export const ChosenWorkspaceWatch = () => {
  const team = useAtomValue(chosenTeam)
  return <Suspense fallback={null}>{team && <Watch team={team} />}</Suspense>
}

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
