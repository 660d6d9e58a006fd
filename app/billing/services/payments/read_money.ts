import type Stripe from 'stripe'
import { CURRENCY } from '#app/billing/domain/payments/items'
import type { MoneyFacts } from '#app/billing/domain/payments/customer_facts'

const PAGE = 100

/** The customer keeps the money, or never had it. */
const FAILED_REFUNDS = ['failed', 'canceled']
/** The bank returned nothing to the customer, or took it back again. */
const HARMLESS_DISPUTES = ['won', 'prevented']
const WARNING = 'warning_'

/**
 * What was paid with a charge, and what went back of it, each at its own time. Nothing for a payment that failed or that
 * was made in another currency.
 * @param charge with its refunds
 * @throws Stripe.errors.StripeError
 */
export async function readMoney(stripe: Stripe, charge: Stripe.Charge): Promise<MoneyFacts[]> {
  const { id, livemode: isLive } = charge
  if (charge.status !== 'succeeded' || charge.currency !== CURRENCY) return []
  const moved =
    (kind: MoneyFacts['kind']) => (one: { id: string; created: number }, cents: number) => ({
      ...{ id: one.id, kind, cents, isLive, happenedMs: one.created * 1000 },
    })
  const money: MoneyFacts[] = [moved('payment')(charge, charge.amount_captured)]
  for (const refund of await refundsOf(stripe, charge))
    money.push(
      moved('refund')(refund, FAILED_REFUNDS.includes(refund.status ?? '') ? 0 : refund.amount)
    )
  if (!charge.disputed) return money
  for await (const dispute of stripe.disputes.list({ charge: id, limit: PAGE }))
    money.push(moved('dispute')(dispute, isHarmless(dispute) ? 0 : dispute.amount))
  return money
}

const isHarmless = ({ status }: Stripe.Dispute): boolean =>
  HARMLESS_DISPUTES.includes(status) || status.startsWith(WARNING)

/** A charge comes with its newest refunds only. */
async function refundsOf(stripe: Stripe, { id, refunds }: Stripe.Charge): Promise<Stripe.Refund[]> {
  if (!refunds?.has_more) return refunds?.data ?? []
  const all: Stripe.Refund[] = []
  for await (const refund of stripe.refunds.list({ charge: id, limit: PAGE })) all.push(refund)
  return all
}
