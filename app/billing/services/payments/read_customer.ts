import type Stripe from 'stripe'
import type {
  CustomerFacts,
  PackFacts,
  SubscriptionFacts,
  SubscriptionStatus,
} from '#app/billing/domain/payments/customer_facts'
import {
  type Payments,
  readDisputed,
  readPayments,
} from '#app/billing/services/payments/read_payments'
import { CURRENCY, isItem, isPack, itemNamed, itemOfKey } from '#app/billing/domain/payments/items'

const PAGE = 100

/**
 * Reads from Stripe all that Hone acts on. An object that does not exist any more, or that Hone does not sell, gives
 * nothing.
 * @throws Stripe.errors.StripeError
 */
export async function readCustomer(stripe: Stripe, customer: string): Promise<CustomerFacts> {
  const [subscriptions, packs, payments] = await Promise.all([
    readSubscriptions(stripe, customer),
    readPacks(stripe, customer),
    readPayments(stripe, customer),
  ])
  const disputed = await readDisputed(stripe, customer, payments)
  return {
    subscriptions: subscriptions.map((facts) =>
      disputed.has(facts.id) && facts.endedMs === null ? { ...facts, status: 'disputed' } : facts
    ),
    packs: packs.map((session) => packFacts(session, payments)),
  }
}

async function readSubscriptions(stripe: Stripe, customer: string): Promise<SubscriptionFacts[]> {
  const found: SubscriptionFacts[] = []
  for await (const one of stripe.subscriptions.list({ customer, status: 'all', limit: PAGE }))
    found.push(subscriptionFacts(one))
  return found
}

const milliseconds = (seconds: number): number => seconds * 1000

/** The lookup key of its price, and its period in seconds. */
function firstItem({ items: { data }, start_date: start }: Stripe.Subscription) {
  const [item] = data
  if (!item) return { price: null, periodStart: start, periodEnd: start }
  const { price, current_period_start: periodStart, current_period_end: periodEnd } = item
  return { price: price.lookup_key, periodStart, periodEnd }
}

/** A subscription of Stripe as Hone sees it. Its period is on its item. */
export function subscriptionFacts(one: Stripe.Subscription): SubscriptionFacts {
  const { price, periodStart, periodEnd } = firstItem(one)
  // A price that was replaced at Stripe has lost its key; who pays it goes on to.
  const item = itemOfKey(price) ?? itemNamed(one.metadata.item)
  const ends = one.cancel_at ?? (one.cancel_at_period_end ? periodEnd : null)
  return {
    id: one.id,
    item: item !== null && !isPack(item) ? item : null,
    status: one.status as SubscriptionStatus,
    startedMs: milliseconds(one.start_date),
    periodStartMs: milliseconds(periodStart),
    periodEndMs: milliseconds(periodEnd),
    endsMs: ends && milliseconds(ends),
    endedMs: one.ended_at && milliseconds(one.ended_at),
  }
}

async function readPacks(stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  const sessions: Stripe.Checkout.Session[] = []
  for await (const session of stripe.checkout.sessions.list({ customer, limit: PAGE }))
    if (isPaidPack(session)) sessions.push(session)
  return sessions
}

/** A price in another currency is not one of ours. */
const isPaidPack = ({
  mode,
  payment_status: status,
  currency,
  metadata,
}: Stripe.Checkout.Session) =>
  mode === 'payment' &&
  status !== 'unpaid' &&
  currency === CURRENCY &&
  isItem(metadata?.item) &&
  isPack(metadata.item)

function packFacts(
  { id, metadata, created, amount_total: cents, payment_intent: paid }: Stripe.Checkout.Session,
  payments: Payments
): PackFacts {
  const intent = typeof paid === 'string' ? paid : paid?.id
  return {
    id,
    item: metadata!.item as PackFacts['item'],
    paidMs: milliseconds(created),
    cents: cents ?? 0,
    returnedCents: (intent && payments.get(intent)?.returnedCents) || 0,
  }
}
