import { useState } from 'react'
import { Button, ButtonLink } from '#frontend/components/button'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import type { Billing } from '#frontend/features/account/subscription/billing_api'
import { CreditPacks } from '#frontend/features/account/subscription/credit_packs'
import { Invoices } from '#frontend/features/account/subscription/invoices'
import {
  type BillingAction,
  useBillingAction,
  usePortal,
} from '#frontend/features/account/subscription/use_billing_action'
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

function Upgrade({ billing: { moneyBackAt } }: { billing: Billing }) {
  const { date } = useDates()
  return (
    <div className="mt-2 text-sm">
      <p className="text-muted">
        {moneyBackAt
          ? t('account.billing.refunded', { when: date(moneyBackAt) })
          : t('account.billing.none')}
      </p>
      <ButtonLink variant="primary" size="sm" to="/payment" className="mt-3">
        {t('common.credits.more.free')}
      </ButtonLink>
    </div>
  )
}

function Subscribed({ billing }: { billing: Billing }) {
  const { date } = useDates()
  const { subscription, moneyBackUntil } = billing
  if (!subscription) return null
  const { item, state, periodEndsAt, endsAt } = subscription
  return (
    <div className="mt-2 text-sm">
      <p>{t(`account.billing.items.${item}`)}</p>
      <p className="text-muted">
        {t(`account.billing.states.${state}`, { when: date(endsAt ?? periodEndsAt) })}
      </p>
      {moneyBackUntil && (
        <p className="text-muted">
          {t('account.billing.guarantee', { when: date(moneyBackUntil) })}
        </p>
      )}
      <Actions actions={actionsFor(subscription, moneyBackUntil)} />
    </div>
  )
}

function Actions({ actions }: { actions: BillingAction[] }) {
  const [asked, setAsked] = useState<BillingAction | null>(null)
  const { run, pending } = useBillingAction()
  const portal = usePortal()
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
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={t(`account.billing.confirm.${asked}.title`)}
          text={t(`account.billing.confirm.${asked}.text`)}
          confirm={t(`account.billing.actions.${asked}`)}
          cancel={t('account.billing.keep')}
          isDanger={asked === 'cancel' || asked === 'moneyBack'}
          onConfirm={() => run(asked)}
        />
      )}
    </div>
  )
}

function actionsFor(
  { item, state }: NonNullable<Billing['subscription']>,
  moneyBackUntil: string | null
): BillingAction[] {
  const other = item === 'monthly' ? 'annual' : 'monthly'
  const usual = { active: [other, 'cancel'], canceling: ['resume'], past_due: ['cancel'] } as const
  return moneyBackUntil ? [...usual[state], 'moneyBack'] : [...usual[state]]
}
