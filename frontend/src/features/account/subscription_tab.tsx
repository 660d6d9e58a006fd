import { useQuery } from '@tanstack/react-query'
import { Badge } from '#frontend/components/badge'
import { CreditBar } from '#frontend/components/figures/credit_bar'
import { CreditWarning } from '#frontend/components/figures/credit_warning'
import { subscriptionQuery } from '#frontend/features/account/subscription/billing_api'
import { BillingSection } from '#frontend/features/account/subscription/billing_section'
import { RouteLink } from '#frontend/components/route_link'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { LoadFailed } from '#frontend/features/account/load_failed'
import { datesIn } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'
import { creditText, useCredits } from '#frontend/lib/use_credits'

const UTC = datesIn('UTC')

/** The plan of the person, their credits, and when these reset. */
export function SubscriptionTab() {
  const credits = useCredits()
  const { isPending, refetch } = useQuery(subscriptionQuery)
  if (isPending) return <RowsSkeleton label={t('account.settings.loading')} rows={3} />
  if (!credits) return <LoadFailed onRetry={() => void refetch()} />
  const { plan, grantedBy, creditsUsed, creditsLimit, creditsResetAt, remaining } = credits
  return (
    <div className="grid max-w-2xl gap-8">
      <section aria-labelledby="plan">
        <h2 id="plan" className="flex flex-wrap items-center gap-2 font-semibold">
          {t(`account.subscription.plans.${plan}`)}
          {grantedBy && <Badge>{t(`account.subscription.granted.${grantedBy}`)}</Badge>}
        </h2>
        <p className="mt-1 text-sm text-muted">{t(`account.subscription.includes.${plan}`)}</p>
      </section>
      <section aria-labelledby="credits">
        <h2 id="credits" className="font-semibold">
          {t('account.subscription.credits')}
        </h2>
        <CreditBar credits={credits} />
        <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_1fr]">
          <Figure
            term="used"
            text={t('account.subscription.of', count(creditsUsed, creditsLimit))}
          />
          <Figure term="left" text={creditText(remaining)} />
          <Figure term="reset" text={UTC.date(creditsResetAt)} />
        </dl>
        <CreditWarning className="mt-3" />
        <RouteLink to="/usage" className="mt-3 inline-block text-sm text-link">
          {t('common.model.usage')}
        </RouteLink>
      </section>
      <BillingSection billing={credits} />
    </div>
  )
}

function Figure({ term, text }: { term: 'used' | 'left' | 'reset'; text: string }) {
  return (
    <>
      <dt className="text-muted">{t(`account.subscription.${term}`)}</dt>
      <dd className="tabular-nums">{text}</dd>
    </>
  )
}

const count = (used: number, limit: number) => ({
  used: creditText(used),
  limit: creditText(limit),
})
