import { CreditCard } from 'lucide-react'
import { Button } from '#frontend/components/button'
import { t } from '#frontend/lib/texts'
import { useDates } from '#frontend/lib/time/dates'
import { useCredits } from '#frontend/lib/use_credits'
import { usePortal } from '#frontend/lib/use_portal'
import '#frontend/texts/payment'

/** Says on every screen that a payment failed, until when Pro stays, and the way to another card. */
export function PastDue() {
  const { date } = useDates()
  const portal = usePortal()
  const subscription = useCredits()?.subscription
  if (subscription?.state !== 'past_due' || !subscription.endsAt) return null
  return (
    <section
      aria-label={t('payment.pastDue.label')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-danger-soft px-4 py-2 text-sm text-danger sm:px-8"
    >
      <CreditCard aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        {t('payment.pastDue.text', { when: date(subscription.endsAt) })}
      </p>
      <Button size="sm" isBusy={portal.isRedirecting} onClick={portal.open}>
        {t('payment.pastDue.action')}
      </Button>
    </section>
  )
}
