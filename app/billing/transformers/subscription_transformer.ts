import { BaseTransformer } from '@adonisjs/core/transformers'
import { creditsOf } from '#app/billing/domain/credits'
import type { PersonCredits } from '#app/billing/services/read_credits'

export default class SubscriptionTransformer extends BaseTransformer<PersonCredits> {
  toObject() {
    const { plan, isOfSandbox, book } = this.resource
    const { limit, used } = creditsOf(book)
    const end = new Date(book.period.end).toISOString()
    return {
      plan,
      creditsUsed: used,
      creditsLimit: limit,
      billingCycleEnd: plan === 'free' ? null : end,
      creditsResetAt: end,
      grantedBy: isOfSandbox ? ('sandbox' as const) : null,
    }
  }
}
