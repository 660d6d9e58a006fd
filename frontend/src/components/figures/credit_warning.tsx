import { TriangleAlert } from 'lucide-react'
import { RouteLink } from '#frontend/components/route_link'
import { classNames } from '#frontend/lib/class_names'
import { offerLink } from '#frontend/lib/offers'
import { t } from '#frontend/lib/texts'
import { useCredits } from '#frontend/lib/use_credits'

interface Props {
  /** Only one of those on a screen is announced. */
  isAnnounced?: boolean
  className?: string
}

/** From 80 percent of the credits on: how it stands, and where to get more. Nothing before. */
export function CreditWarning({ isAnnounced, className }: Props) {
  const credits = useCredits()
  if (!credits?.warning) return null
  const { warning, plan, payments } = credits
  const { label, to } = offerLink(plan === 'pro' ? 'credits' : 'pro')
  return (
    <p
      role={isAnnounced ? 'status' : undefined}
      className={classNames('flex flex-wrap items-center gap-x-2 gap-y-1 text-sm', className)}
    >
      <span className="flex items-center gap-1.5 font-medium">
        <TriangleAlert
          aria-hidden="true"
          className={classNames(
            'size-4 shrink-0',
            warning === 'low' ? 'text-warning' : 'text-danger'
          )}
        />
        {t(`common.credits.warnings.${warning}`)}
      </span>
      {payments !== 'off' && (
        <RouteLink to={to} className="text-link">
          {label}
        </RouteLink>
      )}
    </p>
  )
}
