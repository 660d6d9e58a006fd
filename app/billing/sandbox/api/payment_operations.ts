import { isRecent } from '#app/billing/sandbox/api/catalog_operations'
import { sameAs, type Operation, type Params } from '#app/billing/sandbox/api/operation'
import {
  clearable,
  flag,
  listOf,
  metadata,
  oneOf,
  range,
  record,
  text,
  wholeNumber,
} from '#app/billing/sandbox/api/form_fields'
import {
  cancelSubscription,
  type CancelParams,
} from '#app/billing/sandbox/world/cancel_subscription'
import type { Invoice, StripeEvent, Subscription } from '#app/billing/sandbox/world/objects'
import { createRefund, type RefundParams } from '#app/billing/sandbox/world/refunds'
import {
  updateSubscription,
  type SubscriptionChanges,
} from '#app/billing/sandbox/world/subscriptions'

const details = record({
  comment: clearable(text()),
  feedback: clearable(
    oneOf(
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused'
    )
  ),
})

const subscriptions: Operation[] = [
  {
    key: 'GET /v1/subscriptions',
    fields: {
      created: range,
      customer: text(),
      price: text(),
      status: oneOf(
        ...['active', 'all', 'canceled', 'ended', 'incomplete', 'incomplete_expired'],
        ...['past_due', 'paused', 'trialing', 'unpaid']
      ),
    },
    list: 'subscription',
    scope: ['customer'],
    accept: (params) => (subscription) =>
      sameAs(params, subscription, ['customer']) &&
      isRecent(params, subscription) &&
      hasStatus(params, subscription as Subscription) &&
      hasPrice(params, subscription as Subscription),
  },
  { key: 'GET /v1/subscriptions/:id', fields: {}, retrieve: 'subscription' },
  {
    key: 'POST /v1/subscriptions/:id',
    fields: {
      cancel_at_period_end: flag,
      cancellation_details: details,
      description: clearable(text(500)),
      items: listOf(record({ id: text(), price: text(), quantity: wholeNumber }), 20),
      metadata,
      off_session: flag,
      payment_behavior: oneOf('allow_incomplete', 'error_if_incomplete'),
      proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
      proration_date: wholeNumber,
    },
    about: (_, id) => [id],
    command: (work, params, id) => updateSubscription(work, id, params as SubscriptionChanges),
  },
  {
    key: 'DELETE /v1/subscriptions/:id',
    fields: { cancellation_details: details, invoice_now: flag, prorate: flag },
    about: (_, id) => [id],
    command: (work, params, id) => cancelSubscription(work, id, params as CancelParams),
  },
]

function hasStatus({ status }: Params, subscription: Subscription): boolean {
  if (status === undefined) return subscription.status !== 'canceled'
  if (status === 'all') return true
  return subscription.status === (status === 'ended' ? 'canceled' : status)
}

const hasPrice = ({ price }: Params, { items }: Subscription): boolean =>
  price === undefined || items.data.some((item) => item.price.id === price)

const subscriptionOf = ({ parent }: Invoice): string | undefined =>
  parent?.subscription_details?.subscription

const invoices: Operation[] = [
  {
    key: 'GET /v1/invoices',
    fields: {
      collection_method: oneOf('charge_automatically', 'send_invoice'),
      created: range,
      customer: text(),
      status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
      subscription: text(),
    },
    list: 'invoice',
    scope: ['customer', 'subscription'],
    accept: (params) => (invoice) =>
      sameAs(params, invoice, ['collection_method', 'customer', 'status']) &&
      isRecent(params, invoice) &&
      [undefined, subscriptionOf(invoice as Invoice)].includes(params.subscription as string),
  },
  { key: 'GET /v1/invoices/:id', fields: {}, retrieve: 'invoice' },
]

const payments: Operation[] = [
  {
    key: 'GET /v1/payment_intents',
    fields: { created: range, customer: text() },
    list: 'payment_intent',
    scope: ['customer'],
    accept: (params) => (intent) =>
      sameAs(params, intent, ['customer']) && isRecent(params, intent),
  },
  { key: 'GET /v1/payment_intents/:id', fields: {}, retrieve: 'payment_intent' },
  {
    key: 'POST /v1/refunds',
    fields: {
      amount: wholeNumber,
      charge: text(),
      metadata,
      payment_intent: text(),
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    },
    about: ({ charge, payment_intent: intent }) => [charge, intent],
    command: (work, params) => createRefund(work, params as RefundParams),
  },
  { key: 'GET /v1/refunds/:id', fields: {}, retrieve: 'refund' },
  {
    key: 'GET /v1/disputes',
    fields: { charge: text(), created: range, payment_intent: text() },
    list: 'dispute',
    scope: ['charge', 'payment_intent'],
    accept: (params) => (dispute) =>
      sameAs(params, dispute, ['charge', 'payment_intent']) && isRecent(params, dispute),
  },
]

const events: Operation[] = [
  {
    key: 'GET /v1/events',
    fields: { created: range, delivery_success: flag, type: text(), types: listOf(text(), 20) },
    list: 'event',
    accept: (params) => (event) =>
      isRecent(params, event) && isOfType(params, event as StripeEvent),
  },
  { key: 'GET /v1/events/:id', fields: {}, retrieve: 'event' },
]

function isOfType(params: Params, { type }: StripeEvent): boolean {
  const wanted = params.types ?? (params.type === undefined ? undefined : [params.type])
  if (!Array.isArray(wanted)) return true
  return wanted.some((one: string) =>
    one.endsWith('*') ? type.startsWith(one.slice(0, -1)) : one === type
  )
}

export const PAYMENT_OPERATIONS: Operation[] = [
  ...subscriptions,
  ...invoices,
  ...payments,
  ...events,
]
