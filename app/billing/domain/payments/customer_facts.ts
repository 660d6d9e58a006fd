import type { PackItem, SubscriptionItem } from '#app/billing/domain/payments/items'

/**
 * As Stripe names them, and `disputed` where the customer has asked a bank to return a payment of it. One that a dispute or
 * a missing payment ended stays `disputed` or `unpaid`.
 */
export type SubscriptionStatus =
  | ('active' | 'trialing' | 'past_due' | 'disputed')
  | ('canceled' | 'unpaid' | 'paused' | 'incomplete' | 'incomplete_expired')

/** A subscription as it is at Stripe. Times are milliseconds since 1970. */
export interface SubscriptionFacts {
  id: string
  /** Null where it is of a price that Hone does not sell. */
  item: SubscriptionItem | null
  status: SubscriptionStatus
  /** US cents for each period; null where it is paid in another currency, or that is not known. */
  cents: number | null
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
  /** When the first of them went back, in milliseconds since 1970; null where none did. */
  returnedMs: number | null
}

/** Money that moved between a customer and Hone, in US dollars. */
export interface MoneyFacts {
  /** Of the charge, the refund or the dispute. */
  id: string
  /** All but a payment went back to the customer. */
  kind: 'payment' | 'refund' | 'dispute'
  /** US cents; 0 for a refund that failed and a dispute that was won. */
  cents: number
  happenedMs: number
  /** False for payments of the sandbox and of the test mode of Stripe. */
  isLive: boolean
}

/** All that Stripe knows of a customer and that Hone acts on. */
export interface CustomerFacts {
  subscriptions: SubscriptionFacts[]
  packs: PackFacts[]
  money: MoneyFacts[]
  /** US cents that the customer owes; below zero, a credit for the next payments. */
  balanceCents: number
}

/** Of a customer whom Stripe does not know any more. */
export const NO_FACTS: CustomerFacts = { subscriptions: [], packs: [], money: [], balanceCents: 0 }
