import type {
  InvoiceLine,
  Price,
  Subscription,
  SubscriptionItem,
} from '#app/billing/sandbox/world/objects'
import { newInvoiceLine } from '#app/billing/sandbox/world/shapes/invoices'
import type { Work } from '#app/billing/sandbox/world/work'

/** Amounts as people read them, such as `$29.99`. */
export const inWords = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)

export const productName = (work: Work, price: Price): string =>
  work.peek('product', price.product)?.name ?? price.product

/** The share of the period of an item that is left at a time, from 0 to 1. */
function shareLeft(
  { current_period_start: start, current_period_end: end }: SubscriptionItem,
  at: number
) {
  const length = end - start
  return length > 0 ? Math.min(1, Math.max(0, (end - at) / length)) : 0
}

/** What an item costs for a whole period. */
export function regularLine(
  work: Work,
  subscription: Subscription,
  item: SubscriptionItem
): InvoiceLine {
  const { price, quantity } = item
  const unit = inWords(price.unit_amount, price.currency)
  const every = price.recurring?.interval ?? 'month'
  return newInvoiceLine({
    id: work.newId('il'),
    amount: price.unit_amount * quantity,
    description: `${quantity} × ${productName(work, price)} (at ${unit} / ${every})`,
    price,
    quantity,
    period: { start: item.current_period_start, end: item.current_period_end },
    isProration: false,
    subscription: subscription.id,
    item: item.id,
  })
}

export interface Prorated {
  item: SubscriptionItem
  price: Price
  quantity: number
  at: number
  /** 1 charges for the time left, -1 gives it back. */
  sign: 1 | -1
}

/** What a price costs for the time that is left of the period of an item. */
export function proratedLine(
  work: Work,
  subscription: Subscription,
  { item, price, quantity, at, sign }: Prorated
): InvoiceLine {
  const amount = Math.round(price.unit_amount * quantity * shareLeft(item, at))
  const name = productName(work, price)
  return newInvoiceLine({
    id: work.newId('il'),
    amount: sign * amount,
    description: `${sign === 1 ? 'Remaining' : 'Unused'} time on ${name}`,
    price,
    quantity,
    period: { start: at, end: item.current_period_end },
    isProration: true,
    subscription: subscription.id,
    item: item.id,
  })
}
