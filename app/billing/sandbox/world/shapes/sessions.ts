import {
  listOf,
  type LineItem,
  type Metadata,
  type Price,
  type Session,
} from '#app/billing/sandbox/world/objects'

export const newLineItem = (
  id: string,
  price: Price,
  quantity: number,
  description: string
): LineItem => ({
  id,
  object: 'item',
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: price.unit_amount * quantity,
  amount_tax: 0,
  amount_total: price.unit_amount * quantity,
  currency: price.currency,
  description,
  metadata: {},
  price,
  quantity,
})

export interface NewSession {
  id: string
  now: number
  url: string
  mode: Session['mode']
  lines: LineItem[]
  currency: string
  customer: string | null
  customer_email: string | null
  client_reference_id: string | null
  metadata: Metadata
  success_url: string
  cancel_url: string | null
  expires_at: number
  allow_promotion_codes: boolean | null
  isTaxAutomatic: boolean
  sandbox: Session['sandbox']
  more: Record<string, unknown>
}

export function newSession({ now, lines, isTaxAutomatic, more, ...given }: NewSession): Session {
  const total = lines.reduce((sum, { amount_total: amount }) => sum + amount, 0)
  return {
    ...UNUSED,
    ...more,
    ...given,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: {
      enabled: isTaxAutomatic,
      liability: isTaxAutomatic ? { type: 'self' } : null,
      provider: isTaxAutomatic ? 'stripe' : null,
      status: isTaxAutomatic ? 'requires_location_inputs' : null,
    },
    created: now,
    invoice_creation:
      given.mode === 'payment'
        ? { enabled: given.sandbox.withInvoice, invoice_data: INVOICE_DATA }
        : null,
    line_items: listOf(lines, `/v1/checkout/sessions/${given.id}/line_items`),
    livemode: false,
    payment_method_collection: given.mode === 'subscription' ? 'always' : 'if_required',
    payment_status: 'unpaid',
    status: 'open',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    payment_intent: null,
    subscription: null,
  }
}

const INVOICE_DATA = {
  account_tax_ids: null,
  custom_fields: null,
  description: null,
  footer: null,
  issuer: null,
  metadata: {},
  rendering_options: null,
}

const UNUSED = {
  adaptive_pricing: null,
  after_expiration: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
}

/** Who paid, as the session shows it. */
export const customerDetails = (email: string | null, name: string | null) => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
})
