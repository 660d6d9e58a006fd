import { useState } from 'react'
import { Button, ButtonLink } from '#frontend/components/button'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import type { Billing } from '#frontend/features/account/subscription/billing_api'
import { CreditPacks } from '#frontend/features/account/subscription/credit_packs'
import { Invoices } from '#frontend/features/account/subscription/invoices'
import {
  type BillingAction,
  useBillingAction,
} from '#frontend/features/account/subscription/use_billing_action'
import { PlanEnded } from '#frontend/features/account/subscription/plan_ended'
import {
  type Subscription,
  SubscriptionState,
} from '#frontend/features/account/subscription/subscription_state'
import { usePortal } from '#frontend/lib/use_portal'
import { t } from '#frontend/lib/texts'
import { useDates } from '#frontend/lib/time/dates'

/** What a person pays, until when, and how they change it. */
export function BillingSection({ billing }: { billing: Billing }) {
  const { payments, subscription, plan } = billing
  if (payments === 'off') return <p className="text-sm text-muted">{t('account.billing.off')}</p>
  return (
    <>
      <section aria-labelledby="billing">
        <h2 id="billing" className="font-semibold">
          {t('account.billing.title')}
        </h2>
        {subscription ? <Subscribed billing={billing} /> : <Upgrade billing={billing} />}
        {payments === 'sandbox' && (
          <p className="mt-3 text-sm text-muted">{t('account.billing.sandbox')}</p>
        )}
      </section>
      {plan === 'pro' && <CreditPacks />}
      <Invoices />
    </>
  )
}

function Upgrade({ billing: { moneyBackAt, ended } }: { billing: Billing }) {
  const { date } = useDates()
  return (
    <div className="mt-2 text-sm">
      {ended ? (
        <PlanEnded {...ended} />
      ) : (
        <p className="text-muted">
          {moneyBackAt
            ? t('account.billing.refunded', { when: date(moneyBackAt) })
            : t('account.billing.none')}
        </p>
      )}
      <ButtonLink variant="primary" size="sm" to="/payment" className="mt-3">
        {t('common.credits.more.free')}
      </ButtonLink>
    </div>
  )
}

function Subscribed({ billing }: { billing: Billing }) {
  const { dateTime } = useDates()
  const { subscription, moneyBackUntil } = billing
  if (!subscription) return null
  return (
    <div className="mt-2 text-sm">
      <SubscriptionState subscription={subscription} />
      {moneyBackUntil && (
        <p className="mt-1 text-muted">
          {t('account.billing.guarantee', { when: dateTime(moneyBackUntil) })}
        </p>
      )}
      <Actions actions={actionsFor(subscription, moneyBackUntil)} state={subscription.state} />
    </div>
  )
}

interface ActionsProps {
  actions: BillingAction[]
  state: Subscription['state']
}

function Actions({ actions, state }: ActionsProps) {
  const [asked, setAsked] = useState<BillingAction | null>(null)
  const { run, pending } = useBillingAction()
  const portal = usePortal()
  // What is not paid for ends at once.
  const question = asked === 'cancel' && state === 'past_due' ? 'cancelNow' : asked
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="sm" isBusy={portal.isRedirecting} onClick={portal.open}>
        {t('account.billing.manage')}
      </Button>
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          isBusy={pending === action}
          onClick={() => (action === 'resume' ? run(action) : setAsked(action))}
        >
          {t(`account.billing.actions.${action}`)}
        </Button>
      ))}
      {asked && question && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={t(`account.billing.confirm.${question}.title`)}
          text={t(`account.billing.confirm.${question}.text`)}
          confirm={t(`account.billing.actions.${asked}`)}
          cancel={t('account.billing.keep')}
          isDanger={asked === 'cancel' || asked === 'moneyBack'}
          onConfirm={() => run(asked)}
        />
      )}
    </div>
  )
}

function actionsFor({ item, state }: Subscription, moneyBackUntil: string | null): BillingAction[] {
  const other = item === 'monthly' ? 'annual' : 'monthly'
  const usual = { active: [other, 'cancel'], canceling: ['resume'], past_due: ['cancel'] } as const
  return moneyBackUntil ? [...usual[state], 'moneyBack'] : [...usual[state]]
}
