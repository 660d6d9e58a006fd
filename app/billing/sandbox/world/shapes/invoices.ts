import {
  listOf,
  type Customer,
  type Invoice,
  type InvoiceLine,
  type InvoicePayment,
  type Price,
  type Subscription,
} from '#app/billing/sandbox/world/objects'

export interface NewLine {
  id: string
  amount: number
  description: string
  price: Price
  quantity: number
  period: { start: number; end: number }
  isProration: boolean
  subscription: string | null
  item: string | null
}

export const newInvoiceLine = ({ id, amount, price, ...given }: NewLine): InvoiceLine => ({
  id,
  object: 'line_item',
  amount,
  currency: price.currency,
  description: given.description,
  discount_amounts: [],
  discountable: !given.isProration,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: {},
  parent: given.subscription
    ? {
        invoice_item_details: null,
        subscription_item_details: {
          invoice_item: null,
          proration: given.isProration,
          proration_details: given.isProration ? { credited_items: null } : null,
          subscription: given.subscription,
          subscription_item: given.item,
        },
        type: 'subscription_item_details',
      }
    : null,
  period: given.period,
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: price.id, product: price.product },
    type: 'price_details',
    unit_amount_decimal: String(price.unit_amount),
  },
  quantity: given.quantity,
  quantity_decimal: String(given.quantity),
  subscription: given.subscription,
  subtotal: amount,
  taxes: [],
})

export interface NewInvoice {
  id: string
  now: number
  origin: string
  customer: Customer
  subscription: Subscription | null
  lines: InvoiceLine[]
  reason: string
  period: { start: number; end: number }
  currency: string
}

/** An invoice that waits to be paid. What the customer has as credit is taken off what is due. */
export function newInvoice({ id, now, customer, subscription, ...given }: NewInvoice): Invoice {
  const total = given.lines.reduce((sum, { amount }) => sum + amount, 0)
  const due = Math.max(0, total + Math.min(0, customer.balance))
  const page = `${given.origin}/sandbox/invoices/${id}`
  return {
    ...UNUSED,
    ...customerFields(customer),
    ...amountFields(total, due),
    id,
    object: 'invoice',
    billing_reason: given.reason,
    created: now,
    currency: given.currency,
    effective_at: now,
    ending_balance: customer.balance + total - due,
    hosted_invoice_url: page,
    invoice_pdf: `${page}?format=pdf`,
    lines: listOf(
      given.lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`
    ),
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    parent: subscription && {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payments: listOf<InvoicePayment>([], `/v1/invoice_payments?invoice=${id}`),
    period_end: given.period.end,
    period_start: given.period.start,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...NO_TRANSITION, finalized_at: now },
  }
}

const NO_TRANSITION = {
  finalized_at: null,
  marked_uncollectible_at: null,
  paid_at: null,
  voided_at: null,
}

const customerFields = (customer: Customer) => ({
  customer: customer.id,
  customer_address: customer.address,
  customer_email: customer.email,
  customer_name: customer.name,
  customer_phone: customer.phone,
  customer_shipping: customer.shipping,
  customer_tax_exempt: customer.tax_exempt,
})

const amountFields = (total: number, due: number) => ({
  amount_due: due,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_remaining: due,
  amount_shipping: 0,
  subtotal: total,
  subtotal_excluding_tax: total,
  total,
  total_excluding_tax: total,
})

const UNUSED = {
  default_payment_method: null,
  account_country: 'US',
  account_name: 'Hone (sandbox)',
  account_tax_ids: null,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_tax_ids: [],
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
}
