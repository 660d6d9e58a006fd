import { findCard, type Card } from '#app/billing/sandbox/world/cards'
import type {
  Customer,
  Invoice,
  PortalSession,
  Price,
  Subscription,
} from '#app/billing/sandbox/world/objects'
import { productName } from '#app/billing/sandbox/world/proration'
import type { Work } from '#app/billing/sandbox/world/work'

export interface PortalView {
  session: PortalSession
  customer: Customer
  card: Card | null
  subscription: Subscription | null
  product: string
  /** What the subscription can be switched to. */
  others: Price[]
  /** The newest first. */
  invoices: Invoice[]
  now: number
}

/** What a portal page shows; null where there is none, or its customer is gone. */
export function portalView(work: Work, id: string): PortalView | null {
  const session = work.peek('billing_portal.session', id)
  const customer = session && work.peek('customer', session.customer)
  if (!session || !customer || customer.deleted) return null
  const own = work.all('subscription').filter((one) => one.customer === customer.id)
  const subscription = own.findLast(({ status }) => status !== 'canceled') ?? null
  const price = subscription?.items.data[0].price ?? null
  return {
    session,
    customer,
    card: findCard(customer.sandbox.card),
    subscription,
    product: price ? productName(work, price) : '',
    others: work
      .all('price')
      .filter((one) => one.active && one.recurring && one.product === price?.product)
      .filter(({ id: other }) => other !== price?.id),
    invoices: work
      .all('invoice')
      .filter((one) => one.customer === customer.id)
      .reverse(),
    now: work.now,
  }
}
