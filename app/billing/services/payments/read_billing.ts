import db from '@adonisjs/lucid/services/db'
import { type LastEnd, lastEndOf } from '#app/billing/domain/payments/last_end'
import { moneyBackUntil } from '#app/billing/domain/payments/money_back'
import { type NextPayment, nextPayment } from '#app/billing/domain/payments/next_payment'
import { PLAN_REFERENCE } from '#app/billing/domain/payments/plan_change'
import { type Standing, standingOf } from '#app/billing/domain/payments/standing'
import type { Moment } from '#app/billing/services/ledger/open_book'
import type { SubscriptionFacts } from '#app/billing/domain/payments/customer_facts'
import { type BillingCustomer, findCustomer } from '#app/billing/services/payments/customers'
import { type PaymentService, paymentService } from '#app/billing/services/payments/stripe_client'
import { findSubscriptions } from '#app/billing/services/payments/subscriptions'
import { type PersonCredits, readCredits } from '#app/billing/services/usage/read_credits'

export interface Billing extends PersonCredits {
  service: PaymentService
  /** Whether an administrator gave the Pro plan. */
  isGiven: boolean
  standing: Standing | null
  /** What is charged at the end of the period; null where nothing is. */
  next: NextPayment | null
  /** Why they have no Pro plan any more; null where they have one, or wanted to end it. */
  lastEnd: LastEnd | null
  /** Until when the person can have their money back, in milliseconds since 1970; null where they cannot. */
  moneyBackUntilMs: number | null
  /** When they got it back. */
  moneyBackMs: number | null
}

/** The plan, the credits and the subscription of a person, without asking Stripe. */
export async function readBilling(moment: Moment): Promise<Billing> {
  const { userId } = moment
  const credits = await readCredits(moment)
  const customer = await findCustomer({ user_id: userId })
  const subscriptions = customer ? await findSubscriptions(userId) : []
  const subscribed = subscribedAt(customer, subscriptions, moment)
  const isUnpaid = subscribed.standing === null && credits.plan === 'pro'
  const hasEnded = subscribed.standing === null && credits.plan === 'free'
  return {
    ...credits,
    ...subscribed,
    isGiven: isUnpaid && (await hasChangedPlan(userId)),
    service: paymentService(),
    lastEnd: hasEnded ? lastEndOf(subscriptions) : null,
  }
}

/** Whether the plan of a person was ever changed: the sandbox gives one from the beginning. */
async function hasChangedPlan(userId: string): Promise<boolean> {
  const line = await db
    .from('credit_lines')
    .where('user_id', userId)
    .where('reference', 'like', `${PLAN_REFERENCE}%`)
    .select('reference')
    .first()
  return line !== null
}

function subscribedAt(
  customer: BillingCustomer | null,
  subscriptions: SubscriptionFacts[],
  { now }: Moment
): Pick<Billing, 'standing' | 'next' | 'moneyBackUntilMs' | 'moneyBackMs'> {
  if (!customer) return { standing: null, next: null, moneyBackUntilMs: null, moneyBackMs: null }
  const { subscription_id: kept, money_back_ms: used, balance_cents: balance } = customer
  const standing = standingOf(subscriptions, now, kept)
  const usedMs = used === null ? null : Number(used)
  const startedMs = standing?.startedMs ?? null
  return {
    standing,
    next: standing && nextPayment(standing, balance),
    moneyBackUntilMs: moneyBackUntil({ startedMs, usedMs, now }),
    moneyBackMs: usedMs,
  }
}
