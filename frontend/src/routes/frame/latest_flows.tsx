import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { recentFlowsQuery } from '#frontend/features/flows/my_flows/flow_lists'
import { RECENT_FLOWS, recentFlows } from '#frontend/features/flows/my_flows/flow_view'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

const LOOK =
  'block min-h-8 truncate rounded-control px-3 py-1.5 text-sm transition-colors hover:bg-sunken'

/** The flows that were opened or changed last; nothing where there are none. */
export function LatestFlows() {
  const { data: flows } = useQuery(recentFlowsQuery(RECENT_FLOWS))
  const { pathname } = useLocation()
  if (!flows || flows.length === 0) return null
  return (
    <nav aria-label={t('common.nav.latestFlows')} className="border-t border-line pt-3">
      <h2 className="px-3 text-xs font-medium text-muted">{t('common.nav.latestFlows')}</h2>
      <ul className="mt-1 grid gap-0.5">
        {recentFlows(flows).map(({ id, title }) => {
          const isOpen = pathname === `/flow-builder/${id}`
          return (
            <li key={id} className="min-w-0">
              <Link
                to={`/flow-builder/${id}`}
                title={title}
                aria-current={isOpen ? 'page' : undefined}
                className={classNames(LOOK, isOpen ? 'bg-sunken text-ink' : 'text-muted')}
              >
                {title}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
