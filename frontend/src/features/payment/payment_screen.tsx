import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#frontend/components/button'
import { Page } from '#frontend/components/page/page'
import { RouteLink } from '#frontend/components/route_link'
import { IntervalChoice } from '#frontend/features/payment/interval_choice'
import { useCheckout } from '#frontend/lib/use_checkout'
import { usePersonQuery } from '#frontend/lib/session/person'
import { leaveForSignIn } from '#frontend/lib/session/sign_in'
import { t } from '#frontend/lib/texts'
import { useCredits } from '#frontend/lib/use_credits'
import '#frontend/texts/payment'

const INTERVALS = ['monthly', 'annual'] as const
const INCLUDED = ['credits', 'improvements', 'unlimited', 'export'] as const
/** Milliseconds before a visitor is taken to sign-up. */
const VISITOR_MS = 1_000

export function Component() {
  const [address, setAddress] = useSearchParams()
  const item = INTERVALS.find((known) => known === address.get('item')) ?? 'monthly'
  const { data: person, isPending } = usePersonQuery()
  return (
    <Page title={t('payment.title')} lead={t('payment.lead')}>
      <div className="card max-w-xl p-6 sm:p-8">
        <IntervalChoice
          value={item}
          onChange={(next) => setAddress({ item: next }, { replace: true })}
        />
        <p className="mt-6 flex flex-wrap items-baseline gap-x-2 text-muted">
          <strong className="font-serif text-3xl font-medium text-ink tabular-nums">
            {t(`payment.price.${item}`)}
          </strong>
          {t('payment.per')}
        </p>
        <p className="mt-1 text-sm text-muted">{t(`payment.note.${item}`)}</p>
        <Included />
        {person ? <Pay item={item} /> : !isPending && <Visitor />}
      </div>
    </Page>
  )
}

function Included() {
  return (
    <>
      <h2 className="mt-6 border-t border-line pt-5 font-semibold">{t('payment.includesTitle')}</h2>
      <ul className="mt-3 grid gap-2">
        {INCLUDED.map((what) => (
          <li key={what} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
            {t(`payment.includes.${what}`)}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{t('payment.guarantee')}</p>
    </>
  )
}

/** A visitor signs up first, and comes back here. */
function Visitor() {
  useEffect(() => {
    const timer = setTimeout(() => leaveForSignIn(), VISITOR_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="mt-6 text-sm text-muted">
      {t('payment.signUp')}
    </p>
  )
}

function Pay({ item }: { item: (typeof INTERVALS)[number] }) {
  const credits = useCredits()
  const { isRedirecting, start } = useCheckout()
  if (!credits) return null
  if (credits.subscription) return <Subscribed />
  if (credits.payments === 'off')
    return <p className="mt-6 text-sm font-medium">{t('payment.off')}</p>
  return (
    <div className="mt-6">
      {credits.payments === 'sandbox' && (
        <p className="mb-3 text-sm text-muted">{t('payment.sandbox')}</p>
      )}
      <Button variant="primary" isBusy={isRedirecting} onClick={() => start(item)}>
        {t(isRedirecting ? 'payment.redirecting' : 'payment.pay')}
      </Button>
    </div>
  )
}

const Subscribed = () => (
  <p className="mt-6 flex flex-wrap gap-x-3 text-sm font-medium">
    {t('payment.have')}
    <RouteLink to="/settings?tab=subscription" className="text-link">
      {t('payment.settings')}
    </RouteLink>
  </p>
)
