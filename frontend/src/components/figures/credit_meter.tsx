import { CreditBar } from '#frontend/components/figures/credit_bar'
import { CreditWarning } from '#frontend/components/figures/credit_warning'
import { RouteLink } from '#frontend/components/route_link'
import { t } from '#frontend/lib/texts'
import { creditText, useCredits } from '#frontend/lib/use_credits'

/** How many credits are left, and from 80 percent on a warning. */
export function CreditMeter() {
  const credits = useCredits()
  if (!credits) return null
  const { remaining, creditsLimit } = credits
  return (
    <section aria-label={t('common.credits.title')} className="px-2 text-sm">
      <RouteLink to="/settings?tab=subscription" className="block rounded-control">
        <span className="flex justify-between gap-2">
          <span>{t('common.credits.title')}</span>
          <span className="text-muted tabular-nums">
            {t('common.credits.left', {
              left: creditText(remaining),
              limit: creditText(creditsLimit),
            })}
          </span>
        </span>
        <CreditBar credits={credits} />
      </RouteLink>
      <CreditWarning isAnnounced className="mt-1.5" />
    </section>
  )
}
