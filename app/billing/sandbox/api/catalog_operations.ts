import { isWithin, sameAs, type Operation, type Params } from '#app/billing/sandbox/api/operation'
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
  createPrice,
  createProduct,
  type PriceParams,
  type ProductParams,
} from '#app/billing/sandbox/world/catalog'
import {
  createCustomer,
  updateCustomer,
  type CustomerChanges,
} from '#app/billing/sandbox/world/customers'
import { deleteCustomer } from '#app/billing/sandbox/world/delete_customer'
import type { Price, SandboxObject } from '#app/billing/sandbox/world/objects'
import type { CustomerFields } from '#app/billing/sandbox/world/shapes/customers'

const address = clearable(
  record(
    Object.fromEntries(
      ['city', 'country', 'line1', 'line2', 'postal_code', 'state'].map((name) => [
        name,
        clearable(text()),
      ])
    )
  )
)

const CUSTOMER = {
  address,
  balance: wholeNumber,
  description: clearable(text()),
  email: clearable(text(512)),
  metadata,
  name: clearable(text(256)),
  phone: clearable(text(20)),
  preferred_locales: listOf(text(20)),
  tax_exempt: oneOf('exempt', 'none', 'reverse'),
}

const customers: Operation[] = [
  {
    key: 'POST /v1/customers',
    fields: CUSTOMER,
    about: () => [],
    command: (work, params) => createCustomer(work, params as CustomerFields),
  },
  {
    key: 'GET /v1/customers',
    fields: { email: text(512), created: range },
    list: 'customer',
    accept: (params) => (customer) =>
      customer.deleted !== true &&
      sameAs(params, customer, ['email']) &&
      isRecent(params, customer),
  },
  { key: 'GET /v1/customers/:id', fields: {}, retrieve: 'customer' },
  {
    key: 'POST /v1/customers/:id',
    fields: CUSTOMER,
    about: (_, id) => [id],
    command: (work, params, id) => updateCustomer(work, id, params as CustomerChanges),
  },
  {
    key: 'DELETE /v1/customers/:id',
    fields: {},
    about: (_, id) => [id],
    command: (work, _, id) => deleteCustomer(work, id),
  },
]

const products: Operation[] = [
  {
    key: 'POST /v1/products',
    fields: {
      id: text(64),
      name: text(),
      active: flag,
      description: clearable(text(40_000)),
      metadata,
      statement_descriptor: text(22),
      tax_code: text(),
      unit_label: text(12),
      url: text(),
    },
    about: ({ id }) => [id],
    command: (work, params) => createProduct(work, params as unknown as ProductParams),
  },
  {
    key: 'GET /v1/products',
    fields: { active: flag, created: range, ids: listOf(text()) },
    list: 'product',
    accept: (params) => (product) =>
      sameAs(params, product, ['active']) &&
      isRecent(params, product) &&
      isAmong(params.ids, product.id),
  },
  { key: 'GET /v1/products/:id', fields: {}, retrieve: 'product' },
]

const recurring = record({
  interval: oneOf('day', 'week', 'month', 'year'),
  interval_count: wholeNumber,
  usage_type: oneOf('licensed'),
})

const prices: Operation[] = [
  {
    key: 'POST /v1/prices',
    fields: {
      active: flag,
      billing_scheme: oneOf('per_unit'),
      currency: text(3),
      lookup_key: text(200),
      metadata,
      nickname: text(),
      product: text(),
      product_data: record({ name: text(), metadata, id: text(64), active: flag }),
      recurring,
      tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
      transfer_lookup_key: flag,
      unit_amount: wholeNumber,
    },
    about: () => [],
    command: (work, params) => createPrice(work, params as unknown as PriceParams),
  },
  {
    key: 'GET /v1/prices',
    fields: {
      active: flag,
      created: range,
      currency: text(3),
      lookup_keys: listOf(text(200), 10),
      product: text(),
      recurring: record({ interval: oneOf('day', 'week', 'month', 'year') }),
      type: oneOf('one_time', 'recurring'),
    },
    list: 'price',
    accept: (params) => (price) =>
      sameAs(params, price, ['active', 'currency', 'product', 'type']) &&
      isRecent(params, price) &&
      isAmong(params.lookup_keys, price.lookup_key) &&
      hasInterval(params, price as Price),
  },
  { key: 'GET /v1/prices/:id', fields: {}, retrieve: 'price' },
]

const isAmong = (wanted: unknown, value: unknown): boolean =>
  !Array.isArray(wanted) || wanted.includes(value)

export const isRecent = (params: Params, object: SandboxObject): boolean =>
  isWithin(params.created, object.created as number)

function hasInterval(params: Params, price: Price): boolean {
  const wanted = params.recurring as { interval?: string } | undefined
  return wanted?.interval === undefined || price.recurring?.interval === wanted.interval
}

export const CATALOG_OPERATIONS: Operation[] = [...customers, ...products, ...prices]
