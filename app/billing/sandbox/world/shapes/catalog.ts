import type { Metadata, Price, Product, Recurring } from '#app/billing/sandbox/world/objects'

export interface NewProduct {
  id: string
  now: number
  name: string
  active?: boolean
  description?: string | null
  metadata?: Metadata
  unit_label?: string | null
  tax_code?: string | null
  statement_descriptor?: string | null
  url?: string | null
}

export const newProduct = ({ id, now, name, ...more }: NewProduct): Product => ({
  id,
  object: 'product',
  active: more.active ?? true,
  created: now,
  default_price: null,
  description: more.description ?? null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: more.metadata ?? {},
  name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: more.statement_descriptor ?? null,
  tax_code: more.tax_code ?? null,
  tax_details: null,
  type: 'service',
  unit_label: more.unit_label ?? null,
  updated: now,
  url: more.url ?? null,
})

export interface NewPrice {
  id: string
  now: number
  product: string
  currency: string
  unit_amount: number
  recurring: Recurring | null
  active?: boolean
  lookup_key?: string | null
  nickname?: string | null
  tax_behavior?: string
  metadata?: Metadata
}

export const newPrice = ({ id, now, recurring, ...given }: NewPrice): Price => ({
  id,
  object: 'price',
  active: given.active ?? true,
  billing_scheme: 'per_unit',
  created: now,
  currency: given.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: given.lookup_key ?? null,
  metadata: given.metadata ?? {},
  nickname: given.nickname ?? null,
  product: given.product,
  recurring: recurring && {
    ...recurring,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: given.tax_behavior ?? 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: recurring ? 'recurring' : 'one_time',
  unit_amount: given.unit_amount,
  unit_amount_decimal: String(given.unit_amount),
})
