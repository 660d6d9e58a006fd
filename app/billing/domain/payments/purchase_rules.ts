import { type Item, isPack } from '#app/billing/domain/payments/items'
import type { Plan } from '#app/billing/domain/plans'

export type PurchaseRefusal = 'already_subscribed' | 'pro_only'

interface Buyer {
  plan: Plan
  /** Whether a subscription gives them their plan. */
  isSubscribed: boolean
}

/** Why a person cannot buy something; null where they can. Packs are for the Pro plan, and nobody needs two subscriptions. */
export function purchaseRefusal(item: Item, { plan, isSubscribed }: Buyer): PurchaseRefusal | null {
  if (isPack(item)) return plan === 'pro' ? null : 'pro_only'
  return isSubscribed ? 'already_subscribed' : null
}
