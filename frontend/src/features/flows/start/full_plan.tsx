import { useQuery } from '@tanstack/react-query'
import { PLAN_LIMITS, PLAN_NAMES } from '#app/billing/domain/plans'
import { RouteLink } from '#frontend/components/route_link'
import { recentFlowsQuery } from '#frontend/features/flows/my_flows/flow_lists'
import { RECENT_FLOWS } from '#frontend/features/flows/my_flows/flow_view'
import { useAtomValue } from '#frontend/lib/state'
import { t } from '#frontend/lib/texts'
import { useCredits } from '#frontend/lib/use_credits'
import { chosenTeam } from '#frontend/lib/workspace'

/** Says before any work that the plan includes no further flow, and what changes that. */
export function FullPlan() {
  const plan = useCredits()?.plan
  const isTeam = useAtomValue(chosenTeam) !== null
  // They are more than a limited plan has room for.
  const { data: flows } = useQuery(recentFlowsQuery(RECENT_FLOWS))
  // What a team has counts toward the plan of its owner.
  if (isTeam || !plan || !flows) return null
  const most = PLAN_LIMITS[plan].flows
  if (most === null || flows.length < most) return null
  return (
    <div role="status" className="mb-6 rounded-card bg-warning-soft px-4 py-3 text-sm text-warning">
      <p className="font-medium">{t('myFlows.start.full')}</p>
      <p className="mt-1">{t('myFlows.start.fullText', { plan: PLAN_NAMES[plan], count: most })}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        <RouteLink to="/my-workflows" className="text-link">
          {t('myFlows.title')}
        </RouteLink>
        <RouteLink to="/payment" className="text-link">
          {t('common.credits.more.free')}
        </RouteLink>
      </p>
    </div>
  )
}
