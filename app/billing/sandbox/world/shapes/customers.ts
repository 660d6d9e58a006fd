import type {
  Customer,
  Metadata,
  PortalConfiguration,
  PortalSession,
} from '#app/billing/sandbox/world/objects'

export interface CustomerFields {
  /** What the customer owes, or where it is below zero, what is credited to the next invoices. */
  balance?: number
  email?: string | null
  name?: string | null
  phone?: string | null
  description?: string | null
  address?: unknown
  shipping?: unknown
  metadata?: Metadata
  preferred_locales?: string[]
  tax_exempt?: string
}

/** @param prefix what the numbers of its invoices begin with */
export const newCustomer = (
  id: string,
  now: number,
  prefix: string,
  given: CustomerFields
): Customer => ({
  id,
  object: 'customer',
  address: given.address ?? null,
  balance: 0,
  created: now,
  currency: null,
  default_source: null,
  delinquent: false,
  description: given.description ?? null,
  discount: null,
  email: given.email ?? null,
  invoice_prefix: prefix,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: given.metadata ?? {},
  name: given.name ?? null,
  next_invoice_sequence: 1,
  phone: given.phone ?? null,
  preferred_locales: given.preferred_locales ?? [],
  shipping: given.shipping ?? null,
  tax_exempt: given.tax_exempt ?? 'none',
  test_clock: null,
  sandbox: { card: null, paymentMethod: null },
})

export const newPortalSession = (
  given: Pick<PortalSession, 'id' | 'created' | 'customer' | 'configuration' | 'return_url'> & {
    url: string
    locale: string | null
  }
): PortalSession => ({
  ...given,
  object: 'billing_portal.session',
  customer_account: null,
  flow: null,
  livemode: false,
  on_behalf_of: null,
})

export interface ConfigurationFields {
  name?: string | null
  metadata?: Metadata
  default_return_url?: string | null
  business_profile?: {
    headline?: string | null
    privacy_policy_url?: string | null
    terms_of_service_url?: string | null
  }
  features?: Record<string, Record<string, unknown>>
}

const FEATURES: Record<string, Record<string, unknown>> = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, options: [], feedback_options: null },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    products: null,
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
}

export const newPortalConfiguration = (
  id: string,
  now: number,
  isDefault: boolean,
  given: ConfigurationFields
): PortalConfiguration => ({
  id,
  object: 'billing_portal.configuration',
  active: true,
  application: null,
  business_profile: {
    headline: null,
    privacy_policy_url: null,
    terms_of_service_url: null,
    ...given.business_profile,
  },
  created: now,
  default_return_url: given.default_return_url ?? null,
  features: Object.fromEntries(
    Object.entries(FEATURES).map(([name, usual]) => [name, { ...usual, ...given.features?.[name] }])
  ),
  is_default: isDefault,
  livemode: false,
  login_page: { enabled: false, url: null },
  metadata: given.metadata ?? {},
  name: given.name ?? null,
  updated: now,
})
