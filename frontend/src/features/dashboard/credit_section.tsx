import { CreditBar } from '#frontend/components/figures/credit_bar'
import { CreditWarning } from '#frontend/components/figures/credit_warning'
import { Skeleton } from '#frontend/components/skeleton'
import { DashboardSection } from '#frontend/features/dashboard/dashboard_section'
import { datesIn } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'
import { creditText, useCredits } from '#frontend/lib/use_credits'

// Credits reset at midnight UTC, wherever the person is.
const UTC = datesIn('UTC')

export function CreditSection() {
  const credits = useCredits()
  return (
    <DashboardSection
      title={t('dashboard.credits.title')}
      to="/usage"
      all={t('dashboard.credits.all')}
    >
      {credits ? (
        <>
          <p className="tabular-nums">
            {t('dashboard.credits.left', {
              left: creditText(credits.remaining),
              limit: creditText(credits.creditsLimit),
            })}
          </p>
          <CreditBar credits={credits} />
          <p className="mt-2 text-sm text-muted">
            {t('dashboard.credits.reset', { when: UTC.date(credits.creditsResetAt) })}
          </p>
          <CreditWarning className="mt-3" />
        </>
      ) : (
        <Skeleton className="h-12" />
      )}
    </DashboardSection>
  )
}
