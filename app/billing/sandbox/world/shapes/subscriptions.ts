import {
  listOf,
  type Metadata,
  type Price,
  type Subscription,
  type SubscriptionItem,
} from '#app/billing/sandbox/world/objects'

/** The older form of a price that an item still carries. */
const planOf = (price: Price) => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: String(price.unit_amount),
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

export const priceFields = (price: Price) => ({ price, plan: planOf(price) })

export interface NewItem {
  id: string
  subscription: string
  now: number
  price: Price
  quantity: number
  end: number
}

export const newItem = ({ id, now, end, price, ...given }: NewItem): SubscriptionItem => ({
  ...given,
  ...priceFields(price),
  id,
  object: 'subscription_item',
  billing_thresholds: null,
  created: now,
  current_period_end: end,
  current_period_start: now,
  current_trial: null,
  discounts: [],
  metadata: {},
  tax_rates: [],
})

export interface NewSubscription {
  id: string
  now: number
  customer: string
  items: SubscriptionItem[]
  metadata: Metadata
  description: string | null
  paymentMethod: string
  isTaxAutomatic: boolean
}

export function newSubscription({ id, now, items, ...given }: NewSubscription): Subscription {
  return {
    ...UNUSED,
    id,
    object: 'subscription',
    automatic_tax: {
      disabled_reason: null,
      enabled: given.isTaxAutomatic,
      liability: given.isTaxAutomatic ? { type: 'self' } : null,
    },
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: NO_REASON,
    created: now,
    currency: items[0].price.currency,
    customer: given.customer,
    default_payment_method: given.paymentMethod,
    description: given.description,
    ended_at: null,
    items: listOf(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    metadata: given.metadata,
    start_date: now,
    status: 'active',
    sandbox: { pending: [] },
  }
}

export const NO_REASON = { comment: null, feedback: null, feedback_option: null, reason: null }

const UNUSED = {
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'classic' },
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: {
    end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
  },
  trial_start: null,
}
