import { cancelSubscription } from '#app/billing/sandbox/world/cancel_subscription'
import { changeCard } from '#app/billing/sandbox/world/change_card'
import { createRefund } from '#app/billing/sandbox/world/refunds'
import { updateSubscription } from '#app/billing/sandbox/world/subscriptions'
import type { CardName } from '#app/billing/sandbox/world/cards'
import type { Subscription } from '#app/billing/sandbox/world/objects'
import type { SmallWorld } from '#tests/unit/billing/sandbox/small_world'

/** What happens at Stripe, by numbers that choose among what is there. */
export type Step = (small: SmallWorld, pick: number, other: number) => void

const CARD_NAMES: CardName[] = ['works', 'fails_later', 'declined']
const KEYS = ['monthly', 'annual', 'pack']

const one = <Item>(items: Item[], pick: number): Item | undefined =>
  items.length === 0 ? undefined : items[pick % items.length]

const onSubscription =
  (act: (small: SmallWorld, subscription: Subscription, other: number) => void): Step =>
  (small, pick, other) => {
    const subscription = one(small.all('subscription'), pick)
    if (subscription) act(small, subscription, other)
  }

/** What customers, the portal, the desk of Stripe and time do. */
export const STEPS: Step[] = [
  (small, pick, other) => {
    const customer = one(small.all('customer'), other)?.id
    small.buy(KEYS[pick % 3], CARD_NAMES[other % 3], other % 2 ? customer : undefined)
  },
  (small, pick) => small.pass(1 + (pick % 40)),
  (small, pick, other) => {
    const charge = one(small.all('charge'), pick)?.id
    small.do((work) => createRefund(work, { charge, amount: 1 + (other % 3000) }))
  },
  onSubscription((small, { id }, other) =>
    small.do((work) => updateSubscription(work, id, { cancel_at_period_end: other % 2 === 0 }))
  ),
  onSubscription((small, { id }, other) =>
    small.do((work) =>
      cancelSubscription(work, id, { prorate: other % 2 === 0, invoice_now: other % 3 === 0 })
    )
  ),
  onSubscription((small, { id, items }, other) =>
    small.do((work) =>
      updateSubscription(work, id, {
        items: [{ id: items.data[0].id, price: small.price(KEYS[other % 2]).id }],
        proration_behavior: other % 3 === 0 ? 'none' : 'always_invoice',
      })
    )
  ),
  (small, pick, other) => {
    const customer = one(small.all('customer'), pick)
    if (customer) small.do((work) => changeCard(work, customer.id, CARD_NAMES[other % 2]))
  },
]
