import { moneyBackUntil } from '#app/billing/domain/payments/money_back'
import { type Standing, standingOf } from '#app/billing/domain/payments/standing'
import type { Moment } from '#app/billing/services/open_book'
import { findCustomer } from '#app/billing/services/payments/customers'
import { type PaymentService, paymentService } from '#app/billing/services/payments/stripe_client'
import { findSubscriptions } from '#app/billing/services/payments/subscriptions'
import { type PersonCredits, readCredits } from '#app/billing/services/read_credits'

export interface Billing extends PersonCredits {
  service: PaymentService
  standing: Standing | null
  /** Until when the person can have their money back, in milliseconds since 1970; null where they cannot. */
  moneyBackUntilMs: number | null
  /** When they got it back. */
  moneyBackMs: number | null
}

/** The plan, the credits and the subscription of a person, without asking Stripe. */
export async function readBilling(moment: Moment): Promise<Billing> {
  const { userId, now } = moment
  const credits = await readCredits(moment)
  const customer = await findCustomer({ user_id: userId })
  const standing = customer
    ? standingOf(await findSubscriptions(userId), now, customer.subscription_id)
    : null
  const used = customer?.money_back_ms ?? null
  const usedMs = used === null ? null : Number(used)
  const startedMs = standing?.startedMs ?? null
  return {
    ...credits,
    service: paymentService(),
    standing,
    moneyBackUntilMs: moneyBackUntil({ startedMs, usedMs, now }),
    moneyBackMs: usedMs,
  }
}
