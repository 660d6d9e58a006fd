import type Stripe from 'stripe'
import type {
  CustomerFacts,
  MoneyFacts,
  PackFacts,
  SubscriptionFacts,
  SubscriptionStatus,
} from '#app/billing/domain/payments/customer_facts'
import { endReasonAt } from '#app/billing/services/payments/end_duplicates'
import { readMoney } from '#app/billing/services/payments/read_money'
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
  const [{ subscriptions, balanceCents }, packs, payments] = await Promise.all([
    readSubscriptions(stripe, customer),
    readPacks(stripe, customer),
    readPayments(stripe, customer),
  ])
  const disputed = await readDisputed(stripe, customer, payments)
  const money: MoneyFacts[] = []
  const returnedMs = new Map<string, number>()
  for (const [intent, { charge }] of payments) {
    const moved = await readMoney(stripe, charge)
    money.push(...moved)
    const returns = moved.filter(({ kind }) => kind !== 'payment')
    if (returns.length > 0)
      returnedMs.set(intent, Math.min(...returns.map(({ happenedMs }) => happenedMs)))
  }
  return {
    subscriptions: subscriptions.map((facts) =>
      disputed.has(facts.id) && facts.endedMs === null ? { ...facts, status: 'disputed' } : facts
    ),
    packs: packs.map((session) => packFacts(session, { payments, returnedMs })),
    money,
    balanceCents,
  }
}

/** With what their customer owes, which only matters to a person who has one. */
async function readSubscriptions(
  stripe: Stripe,
  customer: string
): Promise<Pick<CustomerFacts, 'subscriptions' | 'balanceCents'>> {
  const list = stripe.subscriptions.list({
    ...{ customer, status: 'all', limit: PAGE },
    expand: ['data.customer'],
  })
  const found = { subscriptions: [] as SubscriptionFacts[], balanceCents: 0 }
  for await (const one of list) {
    found.subscriptions.push(subscriptionFacts(one))
    found.balanceCents = balanceOf(one.customer)
  }
  return found
}

/** Credit in another currency is not used for what Hone sells. */
function balanceOf(customer: Stripe.Subscription['customer']): number {
  if (typeof customer === 'string' || customer.deleted) return 0
  return customer.currency === CURRENCY ? customer.balance : 0
}

const milliseconds = (seconds: number): number => seconds * 1000

/** The lookup key and the amount of its price, and its period in seconds. */
function firstItem({ items: { data }, start_date: start }: Stripe.Subscription) {
  const [item] = data
  if (!item) return { key: null, cents: null, periodStart: start, periodEnd: start }
  const { price, quantity, current_period_start: periodStart, current_period_end: periodEnd } = item
  const cents =
    price.currency === CURRENCY && price.unit_amount !== null
      ? price.unit_amount * (quantity ?? 1)
      : null
  return { key: price.lookup_key, cents, periodStart, periodEnd }
}

/** A subscription of Stripe as Hone sees it. Its period is on its item. */
export function subscriptionFacts(one: Stripe.Subscription): SubscriptionFacts {
  const { key, cents, periodStart, periodEnd } = firstItem(one)
  // A price that was replaced at Stripe has lost its key; who pays it goes on to.
  const item = itemOfKey(key) ?? itemNamed(one.metadata.item)
  const ends = one.cancel_at ?? (one.cancel_at_period_end ? periodEnd : null)
  return {
    id: one.id,
    item: item !== null && !isPack(item) ? item : null,
    status: statusOf(one),
    cents,
    startedMs: milliseconds(one.start_date),
    periodStartMs: milliseconds(periodStart),
    periodEndMs: milliseconds(periodEnd),
    endsMs: ends && milliseconds(ends),
    endedMs: one.ended_at && milliseconds(one.ended_at),
  }
}

/** Of one that has ended, why: Stripe only says that it is canceled. */
function statusOf({
  status,
  cancellation_details: details,
}: Stripe.Subscription): SubscriptionStatus {
  return (status === 'canceled' && endReasonAt(details)) || (status as SubscriptionStatus)
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
  { payments, returnedMs }: { payments: Payments; returnedMs: ReadonlyMap<string, number> }
): PackFacts {
  const intent = typeof paid === 'string' ? paid : paid?.id
  return {
    id,
    item: metadata!.item as PackFacts['item'],
    paidMs: milliseconds(created),
    cents: cents ?? 0,
    returnedCents: (intent && payments.get(intent)?.returnedCents) || 0,
    returnedMs: (intent && returnedMs.get(intent)) || null,
  }
}
