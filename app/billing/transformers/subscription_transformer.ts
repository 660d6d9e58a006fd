import { BaseTransformer } from '@adonisjs/core/transformers'
import { creditsOf } from '#app/billing/domain/credits'
import { SUBSCRIPTION_OFFERS } from '#app/billing/domain/payments/items'
import type { Standing } from '#app/billing/domain/payments/standing'
import type { Billing } from '#app/billing/services/payments/read_billing'

const timeOf = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()

function subscriptionOf({ item, state, startedMs, periodEndMs, untilMs }: Standing) {
  return {
    item,
    state,
    startedAt: timeOf(startedMs) as string,
    periodEndsAt: timeOf(periodEndMs) as string,
    endsAt: timeOf(untilMs),
    /** US cents. */
    nextAmount: state === 'active' ? SUBSCRIPTION_OFFERS[item].cents : null,
  }
}

export default class SubscriptionTransformer extends BaseTransformer<Billing> {
  toObject() {
    const { plan, isOfSandbox, book, standing, service, ...billing } = this.resource
    const { limit, used } = creditsOf(book)
    const end = new Date(book.period.end).toISOString()
    return {
      plan,
      creditsUsed: used,
      creditsLimit: limit,
      billingCycleEnd: plan === 'free' ? null : (timeOf(standing?.periodEndMs ?? null) ?? end),
      creditsResetAt: end,
      grantedBy: isOfSandbox && !standing ? ('sandbox' as const) : null,
      payments: service,
      subscription: standing ? subscriptionOf(standing) : null,
      moneyBackUntil: timeOf(billing.moneyBackUntilMs),
      moneyBackAt: timeOf(billing.moneyBackMs),
    }
  }
}
