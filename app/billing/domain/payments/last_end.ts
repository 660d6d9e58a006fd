import type { SubscriptionFacts } from '#app/billing/domain/payments/customer_facts'

/** Why a subscription ended that its owner did not cancel. */
export type EndReason = 'disputed' | 'unpaid'

export interface LastEnd {
  reason: EndReason
  /** Milliseconds since 1970; null where it has no effect any more, and its end at Stripe is under way. */
  endedMs: number | null
}

/**
 * Why a subscription that ended, or gives nothing any more, did so.
 * @returns null where its owner wanted it, or where that is not known
 */
export function endReasonOf({ status }: Pick<SubscriptionFacts, 'status'>): EndReason | null {
  if (status === 'disputed') return 'disputed'
  return UNPAID.some((one) => one === status) ? 'unpaid' : null
}

const UNPAID: readonly SubscriptionFacts['status'][] = ['past_due', 'unpaid', 'paused']

/** Never began, because its first payment was not made. */
const NEVER_BEGAN: readonly SubscriptionFacts['status'][] = ['incomplete', 'incomplete_expired']

/**
 * How the newest subscription of a customer ended. Only meaningful while none gives the Pro plan.
 * @returns null where there was none, or where its owner ended it
 */
export function lastEndOf(subscriptions: readonly SubscriptionFacts[]): LastEnd | null {
  const [newest] = subscriptions
    .filter(({ item, status }) => item !== null && !NEVER_BEGAN.includes(status))
    .toSorted((one, other) => endOf(other) - endOf(one) || other.startedMs - one.startedMs)
  const reason = newest && endReasonOf(newest)
  return reason ? { reason, endedMs: newest.endedMs } : null
}

/** One that has not ended at Stripe yet is the last to end. Larger than every time, and its differences are numbers. */
const endOf = ({ endedMs }: SubscriptionFacts): number => endedMs ?? Number.MAX_SAFE_INTEGER
