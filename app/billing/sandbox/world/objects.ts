import type { CardName } from '#app/billing/sandbox/world/cards'

export type Metadata = Record<string, string>

/**
 * An object as Stripe shapes it. The fields that the sandbox itself reads are named in the interfaces below; the others
 * have the values they have in a plain account. `sandbox` holds what Stripe would keep to itself.
 */
export interface SandboxObject {
  id: string
  object: string
  [field: string]: unknown
}

export interface List<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
  url: string
}

export interface Customer extends SandboxObject {
  object: 'customer'
  created: number
  email: string | null
  name: string | null
  address: unknown
  balance: number
  metadata: Metadata
  invoice_prefix: string
  next_invoice_sequence: number
  deleted?: true
  sandbox: { card: CardName | null; paymentMethod: string | null }
}

export interface Product extends SandboxObject {
  object: 'product'
  created: number
  name: string
  active: boolean
}

export type Interval = 'day' | 'week' | 'month' | 'year'

export interface Recurring {
  interval: Interval
  interval_count: number
  [field: string]: unknown
}

export interface Price extends SandboxObject {
  object: 'price'
  created: number
  active: boolean
  currency: string
  lookup_key: string | null
  product: string
  recurring: Recurring | null
  type: 'one_time' | 'recurring'
  unit_amount: number
}

export interface LineItem extends SandboxObject {
  object: 'item'
  price: Price
  quantity: number
  description: string
  amount_total: number
}

export interface Session extends SandboxObject {
  object: 'checkout.session'
  created: number
  mode: 'payment' | 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  customer: string | null
  customer_email: string | null
  client_reference_id: string | null
  metadata: Metadata
  success_url: string
  cancel_url: string | null
  expires_at: number
  url: string | null
  subscription: string | null
  payment_intent: string | null
  line_items: List<LineItem>
  automatic_tax: { enabled: boolean; [field: string]: unknown }
  sandbox: {
    /** Whether the bank was asked to confirm the payment and has not answered. */
    isAuthenticating: boolean
    /** Of the subscription or the payment that comes of it. */
    madeMetadata: Metadata
    madeDescription: string | null
    withInvoice: boolean
  }
}

export interface SubscriptionItem extends SandboxObject {
  object: 'subscription_item'
  price: Price
  quantity: number
  current_period_start: number
  current_period_end: number
}

export type SubscriptionStatus = 'active' | 'past_due' | 'canceled'

export interface Subscription extends SandboxObject {
  object: 'subscription'
  created: number
  status: SubscriptionStatus
  customer: string
  currency: string
  billing_cycle_anchor: number
  cancel_at_period_end: boolean
  items: List<SubscriptionItem>
  latest_invoice: string | null
  metadata: Metadata
  sandbox: {
    /** Prorations that the next invoice collects. */
    pending: InvoiceLine[]
  }
}

export interface InvoiceLine extends SandboxObject {
  object: 'line_item'
  amount: number
  description: string
  period: { start: number; end: number }
}

export interface InvoicePayment extends SandboxObject {
  object: 'invoice_payment'
  payment: { type: 'payment_intent'; payment_intent: string }
  status: 'open' | 'paid' | 'canceled'
}

export interface Invoice extends SandboxObject {
  object: 'invoice'
  created: number
  status: 'open' | 'paid' | 'void'
  customer: string
  currency: string
  total: number
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  next_payment_attempt: number | null
  number: string
  lines: List<InvoiceLine>
  payments: List<InvoicePayment>
  parent: {
    subscription_details: { subscription: string; [field: string]: unknown } | null
    [field: string]: unknown
  } | null
}

export interface PaymentIntent extends SandboxObject {
  object: 'payment_intent'
  created: number
  amount: number
  amount_received: number
  currency: string
  customer: string | null
  latest_charge: string | null
  status: 'requires_payment_method' | 'succeeded' | 'canceled'
}

export interface Charge extends SandboxObject {
  object: 'charge'
  created: number
  amount: number
  amount_refunded: number
  currency: string
  customer: string | null
  disputed: boolean
  payment_intent: string
  refunded: boolean
  /** The newest first. Charges from before Hone counted its revenue have none. */
  refunds?: List<Refund>
}

export interface PaymentMethod extends SandboxObject {
  object: 'payment_method'
  customer: string
}

export interface Refund extends SandboxObject {
  object: 'refund'
  created: number
  amount: number
  charge: string
  payment_intent: string
  customer: string | null
}

export interface Dispute extends SandboxObject {
  object: 'dispute'
  created: number
  amount: number
  charge: string
  payment_intent: string
  sandbox: { customer: string | null }
}

export interface PortalSession extends SandboxObject {
  object: 'billing_portal.session'
  created: number
  customer: string
  configuration: string
  return_url: string | null
  url: string
}

export interface PortalConfiguration extends SandboxObject {
  object: 'billing_portal.configuration'
  created: number
  active: boolean
  is_default: boolean
  default_return_url: string | null
}

export interface StripeEvent extends SandboxObject {
  object: 'event'
  created: number
  type: string
  data: { object: SandboxObject; previous_attributes?: Record<string, unknown> }
}

/** Every kind of object that the sandbox keeps, by the name that Stripe gives it. */
export interface Kinds {
  'customer': Customer
  'product': Product
  'price': Price
  'checkout.session': Session
  'subscription': Subscription
  'invoice': Invoice
  'payment_intent': PaymentIntent
  'charge': Charge
  'payment_method': PaymentMethod
  'refund': Refund
  'dispute': Dispute
  'billing_portal.session': PortalSession
  'billing_portal.configuration': PortalConfiguration
  'event': StripeEvent
}

export type Kind = keyof Kinds

export const listOf = <Item>(data: Item[], url: string): List<Item> => ({
  object: 'list',
  data,
  has_more: false,
  url,
})
