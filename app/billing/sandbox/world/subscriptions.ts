import { worksAlone } from '#app/billing/sandbox/world/cards'
import { periodEnd } from '#app/billing/sandbox/world/billing_dates'
import { merged } from '#app/billing/sandbox/world/customers'
import type { EndDetails } from '#app/billing/sandbox/world/end_subscription'
import { collect, openInvoice } from '#app/billing/sandbox/world/invoices'
import type {
  Invoice,
  InvoiceLine,
  Metadata,
  Price,
  Recurring,
  Subscription,
  SubscriptionItem,
} from '#app/billing/sandbox/world/objects'
import { proratedLine, regularLine } from '#app/billing/sandbox/world/proration'
import { NO_REASON, priceFields } from '#app/billing/sandbox/world/shapes/subscriptions'
import { declined, refused } from '#app/billing/sandbox/world/stripe_problem'
import type { Work } from '#app/billing/sandbox/world/work'

type Behavior = 'always_invoice' | 'create_prorations' | 'none'

export interface ItemChange {
  id?: string
  price?: string
  quantity?: number
}

export interface SubscriptionChanges {
  cancel_at_period_end?: boolean
  cancellation_details?: EndDetails
  description?: string | null
  items?: ItemChange[]
  metadata?: Metadata | null
  payment_behavior?: 'allow_incomplete' | 'error_if_incomplete'
  proration_behavior?: Behavior
  proration_date?: number
}

export function updateSubscription(
  work: Work,
  id: string,
  changes: SubscriptionChanges
): Subscription {
  const before = work.find('subscription', id)
  if (before.status === 'canceled') {
    throw refused(
      'A canceled subscription can only update its cancellation_details and metadata.',
      { code: 'resource_missing' }
    )
  }
  const { description, metadata } = changes
  let after: Subscription = {
    ...before,
    ...cancellation(work, before, changes),
    ...(description === undefined ? {} : { description }),
    metadata: merged(before.metadata, metadata),
  }
  if (changes.items) after = changeItems(work, after, changes)
  const changed = work.put(after)
  work.emit('customer.subscription.updated', changed, before)
  return changed
}

function cancellation(
  work: Work,
  { items }: Subscription,
  { cancel_at_period_end: atEnd, cancellation_details: details }: SubscriptionChanges
) {
  if (atEnd === undefined) return {}
  if (!atEnd) {
    return {
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: NO_REASON,
    }
  }
  return {
    cancel_at: items.data[0].current_period_end,
    cancel_at_period_end: true,
    canceled_at: work.now,
    cancellation_details: {
      ...NO_REASON,
      comment: details?.comment ?? null,
      feedback: details?.feedback ?? null,
      reason: 'cancellation_requested',
    },
  }
}

interface Change {
  from: SubscriptionItem
  price: Price
  quantity: number
}

function changeItems(work: Work, before: Subscription, changes: SubscriptionChanges): Subscription {
  const wanted = readChanges(work, before, changes.items ?? [])
  const isSame = ({ from, price, quantity }: Change) =>
    from.price.id === price.id && from.quantity === quantity
  if (wanted.every(isSame)) return before
  const behavior = changes.proration_behavior ?? 'create_prorations'
  const at = changes.proration_date ?? work.now
  const hasNewInterval = wanted.some(
    ({ from, price }) => intervalOf(from.price) !== intervalOf(price)
  )
  const given = hasNewInterval ? wanted : wanted.filter((one) => !isSame(one))
  const credits = behavior === 'none' ? [] : given.map((one) => unused(work, before, one, at))
  const after = withItems(work, before, wanted, hasNewInterval)
  if (hasNewInterval) {
    const charges = after.items.data.map((item) => regularLine(work, after, item))
    return invoiceChange(work, after, [...before.sandbox.pending, ...credits, ...charges], changes)
  }
  if (behavior === 'none') return after
  const charges = after.items.data
    .filter((item) => wanted.some((one) => one.from.id === item.id && !isSame(one)))
    .map((item) => proratedLine(work, after, { ...restOf(item), item, at, sign: 1 }))
  const lines = [...before.sandbox.pending, ...credits, ...charges]
  if (behavior === 'always_invoice') return invoiceChange(work, after, lines, changes)
  return { ...after, sandbox: { pending: lines } }
}

const restOf = ({ price, quantity }: SubscriptionItem) => ({ price, quantity })

const unused = (work: Work, before: Subscription, { from }: Change, at: number): InvoiceLine =>
  proratedLine(work, before, { ...restOf(from), item: from, at, sign: -1 })

const intervalOf = ({ recurring }: Price): string =>
  `${recurring?.interval_count} ${recurring?.interval}`

function readChanges(work: Work, { items, currency }: Subscription, given: ItemChange[]): Change[] {
  return given.map(({ id, price: priceId, quantity }, at) => {
    const from = items.data.find((item) => item.id === id)
    if (!from) {
      throw refused(`The sandbox changes items that a subscription has. Send items[${at}][id].`, {
        code: 'resource_missing',
        param: `items[${at}][id]`,
      })
    }
    const price = priceId ? work.find('price', priceId, `items[${at}][price]`) : from.price
    const isOther = price.id !== from.price.id
    if (!price.recurring || price.currency !== currency || (isOther && !price.active)) {
      throw refused('The price must be active, recurring and of the same currency.', {
        param: `items[${at}][price]`,
      })
    }
    return { from, price, quantity: quantity ?? from.quantity }
  })
}

/** A change of the interval begins a new period now, from which later ones are counted. */
function withItems(
  work: Work,
  before: Subscription,
  wanted: Change[],
  hasNewInterval: boolean
): Subscription {
  const data = before.items.data.map((item) => {
    const change = wanted.find(({ from }) => from.id === item.id)
    const { price, quantity } = change ?? item
    const changed = { ...item, ...priceFields(price), quantity }
    if (!hasNewInterval) return changed
    const end = periodEnd(work.now, work.now, price.recurring as Recurring)
    return { ...changed, current_period_start: work.now, current_period_end: end }
  })
  if (new Set(data.map(({ price }) => intervalOf(price))).size > 1) {
    throw refused('All items of a subscription must have the same interval.', { param: 'items' })
  }
  const items = { ...before.items, data }
  if (!hasNewInterval) return { ...before, items }
  const cancelAt = before.cancel_at_period_end ? data[0].current_period_end : before.cancel_at
  return { ...before, items, billing_cycle_anchor: work.now, cancel_at: cancelAt }
}

function invoiceChange(
  work: Work,
  after: Subscription,
  lines: InvoiceLine[],
  changes: SubscriptionChanges
): Subscription {
  const customer = work.find('customer', after.customer)
  const period = { start: work.now, end: work.now }
  const reason = 'subscription_update'
  const { currency } = after
  const params = { customer, subscription: after, lines, reason, period, currency }
  const invoice = openInvoice(work, params)
  const works = worksAlone(customer.sandbox.card)
  if (!works && invoice.amount_due > 0 && changes.payment_behavior === 'error_if_incomplete') {
    throw declined()
  }
  const { status } = collect(work, invoice, works)
  return {
    ...after,
    ...statusAfter(after, status),
    latest_invoice: invoice.id,
    sandbox: { pending: [] },
  }
}

const statusAfter = ({ status }: Subscription, invoice: Invoice['status']) => ({
  status: invoice === 'open' ? ('past_due' as const) : status,
})
