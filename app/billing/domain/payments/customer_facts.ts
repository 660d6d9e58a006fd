import type { PackItem, SubscriptionItem } from '#app/billing/domain/payments/items'

/** As Stripe names them, and `disputed` where the customer has asked a bank to return a payment of it. */
export type SubscriptionStatus =
  | ('active' | 'trialing' | 'past_due' | 'disputed')
  | ('canceled' | 'unpaid' | 'paused' | 'incomplete' | 'incomplete_expired')

/** A subscription as it is at Stripe. Times are milliseconds since 1970. */
export interface SubscriptionFacts {
  id: string
  /** Null where it is of a price that Hone does not sell. */
  item: SubscriptionItem | null
  status: SubscriptionStatus
  startedMs: number
  periodStartMs: number
  periodEndMs: number
  /** When it ends by itself; null where it goes on. */
  endsMs: number | null
  endedMs: number | null
}

/** A pack of credits that was paid for. */
export interface PackFacts {
  /** Of its checkout session. */
  id: string
  item: PackItem
  paidMs: number
  /** US cents. */
  cents: number
  /** US cents that went back to the customer, or that the customer disputes. */
  returnedCents: number
}

/** All that Stripe knows of a customer and that Hone acts on. */
export interface CustomerFacts {
  subscriptions: SubscriptionFacts[]
  packs: PackFacts[]
}
