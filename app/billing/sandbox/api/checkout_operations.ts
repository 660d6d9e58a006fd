import { isRecent } from '#app/billing/sandbox/api/catalog_operations'
import { sameAs, type Operation } from '#app/billing/sandbox/api/operation'
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
import type { Session } from '#app/billing/sandbox/world/objects'
import {
  createPortalConfiguration,
  createPortalSession,
  type PortalParams,
} from '#app/billing/sandbox/world/portals'
import {
  createSession,
  expireSession,
  type SessionParams,
} from '#app/billing/sandbox/world/sessions'
import type { ConfigurationFields } from '#app/billing/sandbox/world/shapes/customers'

const ADDRESS_LENGTH = 5_000
const choice = oneOf('auto', 'never')

const SESSION = {
  allow_promotion_codes: flag,
  automatic_tax: record({ enabled: flag, liability: record({ type: oneOf('self') }) }),
  billing_address_collection: oneOf('auto', 'required'),
  cancel_url: text(ADDRESS_LENGTH),
  client_reference_id: text(200),
  customer: text(),
  customer_creation: oneOf('always', 'if_required'),
  customer_email: text(800),
  customer_update: record({ address: choice, name: choice, shipping: choice }),
  expires_at: wholeNumber,
  invoice_creation: record({ enabled: flag }),
  line_items: listOf(record({ price: text(), quantity: wholeNumber }), 100),
  locale: text(10),
  metadata,
  mode: oneOf('payment', 'subscription'),
  payment_intent_data: record({
    description: text(),
    metadata,
    setup_future_usage: oneOf('off_session', 'on_session'),
  }),
  payment_method_collection: oneOf('always', 'if_required'),
  payment_method_types: listOf(oneOf('card')),
  submit_type: oneOf('auto', 'book', 'donate', 'pay', 'subscribe'),
  subscription_data: record({ description: text(500), metadata }),
  success_url: text(ADDRESS_LENGTH),
  tax_id_collection: record({ enabled: flag }),
  ui_mode: oneOf('hosted_page'),
}

const sessions: Operation[] = [
  {
    key: 'POST /v1/checkout/sessions',
    fields: SESSION,
    about: ({ customer }) => [customer],
    command: (work, params) => createSession(work, params as SessionParams),
  },
  {
    key: 'GET /v1/checkout/sessions',
    fields: {
      created: range,
      customer: text(),
      payment_intent: text(),
      status: oneOf('complete', 'expired', 'open'),
      subscription: text(),
    },
    list: 'checkout.session',
    scope: ['customer', 'subscription', 'payment_intent'],
    needsPresentCustomer: true,
    accept: (params) => (session) =>
      sameAs(params, session, ['customer', 'payment_intent', 'status', 'subscription']) &&
      isRecent(params, session),
  },
  { key: 'GET /v1/checkout/sessions/:id', fields: {}, retrieve: 'checkout.session' },
  {
    key: 'POST /v1/checkout/sessions/:id/expire',
    fields: {},
    about: (_, id) => [id],
    command: (work, _, id) => expireSession(work, id),
  },
  {
    key: 'GET /v1/checkout/sessions/:id/line_items',
    fields: {},
    part: 'checkout.session',
    read: (session) => (session as Session).line_items.data,
  },
]

const FEATURES = record({
  customer_update: record({
    allowed_updates: listOf(oneOf('address', 'email', 'name', 'phone', 'shipping', 'tax_id')),
    enabled: flag,
  }),
  invoice_history: record({ enabled: flag }),
  payment_method_update: record({ enabled: flag }),
  subscription_cancel: record({
    enabled: flag,
    mode: oneOf('at_period_end', 'immediately'),
    proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
  }),
  subscription_update: record({
    default_allowed_updates: listOf(oneOf('price', 'promotion_code', 'quantity')),
    enabled: flag,
    products: listOf(record({ product: text(), prices: listOf(text()) })),
    proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
  }),
})

const portals: Operation[] = [
  {
    key: 'POST /v1/billing_portal/sessions',
    fields: {
      configuration: text(),
      customer: text(),
      locale: text(10),
      return_url: text(ADDRESS_LENGTH),
    },
    about: ({ customer }) => [customer],
    command: (work, params) => createPortalSession(work, params as PortalParams),
  },
  {
    key: 'POST /v1/billing_portal/configurations',
    fields: {
      business_profile: record({
        headline: clearable(text(60)),
        privacy_policy_url: text(),
        terms_of_service_url: text(),
      }),
      default_return_url: clearable(text(ADDRESS_LENGTH)),
      features: FEATURES,
      metadata,
      name: clearable(text()),
    },
    about: () => [],
    command: (work, params) => createPortalConfiguration(work, params as ConfigurationFields),
  },
  {
    key: 'GET /v1/billing_portal/configurations',
    fields: { active: flag, is_default: flag },
    list: 'billing_portal.configuration',
    accept: (params) => (one) => sameAs(params, one, ['active', 'is_default']),
  },
]

export const CHECKOUT_OPERATIONS: Operation[] = [...sessions, ...portals]
