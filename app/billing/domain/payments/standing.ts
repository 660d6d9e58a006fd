import { DAY_MS } from '#app/core/domain/day'
import type { SubscriptionItem } from '#app/billing/domain/payments/items'
import { type EndReason, endReasonOf } from '#app/billing/domain/payments/last_end'
import type { SubscriptionFacts } from '#app/billing/domain/payments/customer_facts'

/** Days for which the Pro plan goes on after a payment for its next period has failed. */
export const GRACE_DAYS = 7

/** The subscription that gives a person the Pro plan. Times are milliseconds since 1970. */
export interface Standing {
  subscriptionId: string
  item: SubscriptionItem
  /** US cents for each period; null where that is not known. */
  cents: number | null
  state: 'active' | 'canceling' | 'past_due'
  /** Credits reset on the day of the month of this moment. */
  startedMs: number
  /** The end of the period that is, or has to be, paid for. */
  periodEndMs: number
  /** When the Pro plan ends unless something changes; null where it goes on. */
  untilMs: number | null
}

/**
 * What the subscriptions of a customer give at a time. Of several, the one that counted before goes on to count, else the
 * one that was started first.
 * @param kept the id of the subscription that counted before; null for none
 * @returns null on the free plan
 */
export function standingOf(
  subscriptions: readonly SubscriptionFacts[],
  now: number,
  kept: string | null = null
): Standing | null {
  const [first] = liveOf(subscriptions, now, kept)
  return first ?? null
}

/** Subscriptions beside the one that counts: nobody needs two, so they are ended and paid back. */
export const duplicatesOf = (
  subscriptions: readonly SubscriptionFacts[],
  now: number,
  kept: string | null = null
): string[] =>
  liveOf(subscriptions, now, kept)
    .slice(1)
    .map(({ subscriptionId }) => subscriptionId)

/** A subscription that has to end at Stripe. */
export interface Lapsed {
  id: string
  reason: EndReason
}

/**
 * Subscriptions that were not paid for, or that a payment is disputed of, and give nothing any more, though they have not
 * ended at Stripe: nobody may be charged for them later.
 */
export const lapsedOf = (subscriptions: readonly SubscriptionFacts[], now: number): Lapsed[] =>
  subscriptions.flatMap((facts) => {
    const reason = endReasonOf(facts)
    const isLapsed = reason && facts.endedMs === null && standingIn(facts, now) === null
    return isLapsed ? [{ id: facts.id, reason }] : []
  })

const liveOf = (
  subscriptions: readonly SubscriptionFacts[],
  now: number,
  kept: string | null
): Standing[] =>
  subscriptions
    .flatMap((facts) => standingIn(facts, now) ?? [])
    .toSorted(
      (one, other) =>
        Number(other.subscriptionId === kept) - Number(one.subscriptionId === kept) ||
        one.startedMs - other.startedMs ||
        (one.subscriptionId < other.subscriptionId ? -1 : 1)
    )

function standingIn(facts: SubscriptionFacts, now: number): Standing | null {
  const { id, item, cents, status, startedMs, periodEndMs, endsMs } = facts
  if (item === null) return null
  const untilMs = untilOf(facts)
  if (untilMs !== null && untilMs <= now) return null
  const common = { subscriptionId: id, item, cents, startedMs, periodEndMs, untilMs }
  switch (status) {
    case 'active':
    case 'trialing':
      return { ...common, state: endsMs === null ? 'active' : 'canceling' }
    case 'past_due':
      return { ...common, state: 'past_due' }
    default:
      return null
  }
}

/** The period that has begun is not paid for while it is past due. */
function untilOf({ status, periodStartMs, endsMs }: SubscriptionFacts): number | null {
  if (status !== 'past_due') return endsMs
  const graceEndMs = periodStartMs + GRACE_DAYS * DAY_MS
  return endsMs === null ? graceEndMs : Math.min(graceEndMs, endsMs)
}
