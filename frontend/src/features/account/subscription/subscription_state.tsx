import { CalendarX, CircleCheck, TriangleAlert } from 'lucide-react'
import { CURRENCY } from '#app/billing/domain/payments/items'
import { Badge } from '#frontend/components/badge'
import type { Billing } from '#frontend/features/account/subscription/billing_api'
import { moneyText } from '#frontend/features/account/subscription/money_text'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

export type Subscription = NonNullable<Billing['subscription']>

const BADGES = {
  active: { tone: 'success', icon: CircleCheck },
  canceling: { tone: 'warning', icon: CalendarX },
  past_due: { tone: 'danger', icon: TriangleAlert },
} as const

/** Which subscription it is, how it stands, and what is paid next. */
export function SubscriptionState({ subscription }: { subscription: Subscription }) {
  const { item, state } = subscription
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {t(`account.billing.items.${item}`)}
        <Badge {...BADGES[state]}>{t(`account.billing.states.${state}`)}</Badge>
      </p>
      <Outlook subscription={subscription} />
    </>
  )
}

function Outlook({ subscription }: { subscription: Subscription }) {
  const { date } = useDates()
  const { state, periodEndsAt, endsAt } = subscription
  const when = date(endsAt ?? periodEndsAt)
  switch (state) {
    case 'active':
      return <NextPayment subscription={subscription} when={when} />
    case 'canceling':
      return <p className="mt-1 text-muted">{t('account.billing.canceling', { when })}</p>
    case 'past_due':
      return (
        <p className="mt-2 rounded-control bg-danger-soft px-4 py-3">
          {t('account.billing.pastDue', { when })}
        </p>
      )
    default:
      return state satisfies never
  }
}

function NextPayment({ subscription, when }: { subscription: Subscription; when: string }) {
  const { nextAmount, creditForNext } = subscription
  if (nextAmount === null) return null
  const amount = moneyText(nextAmount, CURRENCY)
  return (
    <p className="mt-1 text-muted">
      {t('account.billing.next', { amount, when })}
      {creditForNext > 0 &&
        ` ${t('account.billing.creditForNext', { amount: moneyText(creditForNext, CURRENCY) })}`}
      {` ${t('account.billing.nextCanDiffer')}`}
    </p>
  )
}
