import {
  type Charge,
  type Customer,
  type InvoicePayment,
  listOf,
  type Metadata,
  type PaymentIntent,
  type PaymentMethod,
  type Refund,
} from '#app/billing/sandbox/world/objects'

export interface NewPayment {
  id: string
  now: number
  amount: number
  currency: string
  customer: string
  description: string | null
  metadata: Metadata
}

export const newPaymentIntent = ({ id, now, ...given }: NewPayment): PaymentIntent => ({
  ...UNUSED_OF_INTENT,
  ...given,
  id,
  object: 'payment_intent',
  amount_received: 0,
  client_secret: `${id}_secret_sandbox`,
  created: now,
  latest_charge: null,
  status: 'requires_payment_method',
})

const UNUSED_OF_INTENT = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_details: { tip: {} },
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
}

export const newPaymentMethod = (
  id: string,
  now: number,
  customer: string,
  digits: string
): PaymentMethod => ({
  id,
  object: 'payment_method',
  billing_details: { address: null, email: null, name: null, phone: null },
  card: {
    brand: 'visa',
    exp_month: 12,
    exp_year: new Date(now * 1000).getUTCFullYear() + 5,
    funding: 'credit',
    last4: digits,
  },
  created: now,
  customer,
  livemode: false,
  metadata: {},
  type: 'card',
})

export const newCharge = (
  id: string,
  now: number,
  intent: PaymentIntent,
  customer: Customer
): Charge => ({
  id,
  object: 'charge',
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: 0,
  balance_transaction: null,
  billing_details: { address: null, email: customer.email, name: customer.name, phone: null },
  captured: true,
  created: now,
  currency: intent.currency,
  customer: customer.id,
  description: intent.description,
  disputed: false,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: intent.metadata,
  paid: true,
  payment_intent: intent.id,
  payment_method: customer.sandbox.paymentMethod,
  receipt_email: null,
  receipt_url: null,
  refunded: false,
  refunds: listOf([], `/v1/charges/${id}/refunds`),
  status: 'succeeded',
})

export const newRefund = (
  id: string,
  now: number,
  charge: Charge,
  given: { amount: number; reason: string | null; metadata: Metadata }
): Refund => ({
  ...given,
  id,
  object: 'refund',
  balance_transaction: null,
  charge: charge.id,
  created: now,
  currency: charge.currency,
  customer: charge.customer,
  customer_account: null,
  destination_details: { card: { type: 'refund' }, type: 'card' },
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
})

export const newInvoicePayment = (
  id: string,
  now: number,
  invoice: { id: string; amount_due: number; currency: string },
  intent: string
): InvoicePayment => ({
  id,
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: invoice.amount_due,
  created: now,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { type: 'payment_intent', payment_intent: intent },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
})
