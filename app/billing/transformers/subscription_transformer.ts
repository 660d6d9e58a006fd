import { BaseTransformer } from '@adonisjs/core/transformers'
import { creditsOf } from '#app/billing/domain/credits'
import type { NextPayment } from '#app/billing/domain/payments/next_payment'
import type { Standing } from '#app/billing/domain/payments/standing'
import type { Billing } from '#app/billing/services/payments/read_billing'

const timeOf = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()

function subscriptionOf(
  { item, state, startedMs, periodEndMs, untilMs }: Standing,
  next: NextPayment | null
) {
  return {
    item,
    state,
    startedAt: timeOf(startedMs) as string,
    periodEndsAt: timeOf(periodEndMs) as string,
    endsAt: timeOf(untilMs),
    /** US cents. */
    nextAmount: next?.cents ?? null,
    creditForNext: next?.creditCents ?? 0,
  }
}

function granterOf({ isGiven, isOfSandbox }: Pick<Billing, 'isGiven' | 'isOfSandbox'>) {
  if (isGiven) return 'administrator' as const
  return isOfSandbox ? ('sandbox' as const) : null
}

export default class SubscriptionTransformer extends BaseTransformer<Billing> {
  toObject() {
    const { plan, book, standing, next, lastEnd, service, ...billing } = this.resource
    const { limit, used } = creditsOf(book)
    const end = new Date(book.period.end).toISOString()
    return {
      plan,
      creditsUsed: used,
      creditsLimit: limit,
      billingCycleEnd: plan === 'free' ? null : (timeOf(standing?.periodEndMs ?? null) ?? end),
      creditsResetAt: end,
      grantedBy: standing ? null : granterOf(billing),
      payments: service,
      subscription: standing ? subscriptionOf(standing, next) : null,
      ended: lastEnd && { reason: lastEnd.reason, endedAt: timeOf(lastEnd.endedMs) },
      moneyBackUntil: timeOf(billing.moneyBackUntilMs),
      moneyBackAt: timeOf(billing.moneyBackMs),
    }
  }
}
