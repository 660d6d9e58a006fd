/** What can be bought. The names are part of the API. */
export const ITEMS = ['monthly', 'annual', 'credits-100', 'credits-500'] as const
export type Item = (typeof ITEMS)[number]

export type SubscriptionItem = 'monthly' | 'annual'
export type PackItem = Exclude<Item, SubscriptionItem>

interface Offer {
  /** Of the price at Stripe. */
  lookupKey: string
  name: string
  /** US cents. */
  cents: number
}

export interface PackOffer extends Offer {
  credits: number
}

export const CURRENCY = 'usd'

export const SUBSCRIPTION_OFFERS: Record<SubscriptionItem, Offer> = {
  monthly: { lookupKey: 'hone_pro_monthly', name: 'Hone Pro, monthly', cents: 2_999 },
  annual: { lookupKey: 'hone_pro_annual', name: 'Hone Pro, annual', cents: 25_188 },
}

export const PACK_OFFERS: Record<PackItem, PackOffer> = {
  'credits-100': { lookupKey: 'hone_credits_100', name: '100 credits', cents: 499, credits: 100 },
  'credits-500': { lookupKey: 'hone_credits_500', name: '500 credits', cents: 1_999, credits: 500 },
}

export const OFFERS: Record<Item, Offer> = { ...SUBSCRIPTION_OFFERS, ...PACK_OFFERS }

export const isItem = (value: unknown): value is Item => ITEMS.some((item) => item === value)

export const isPack = (item: Item): item is PackItem => item in PACK_OFFERS

/** The item whose price has this lookup key; null where Hone sells no such thing. */
export const itemOfKey = (lookupKey: string | null | undefined): Item | null =>
  ITEMS.find((item) => OFFERS[item].lookupKey === lookupKey) ?? null

/** The item of this name; null where Hone sells no such thing. */
export const itemNamed = (name: string | null | undefined): Item | null =>
  isItem(name) ? name : null
