import type { HttpContext } from '@adonisjs/core/http'
import {
  changeSandbox,
  chooseDelivery,
  moveSandboxClock,
} from '#app/billing/sandbox/change_sandbox'
import { isDelivery } from '#app/billing/sandbox/delivery_modes'
import { portalView, type PortalView } from '#app/billing/sandbox/pages/portal_view'
import { plusMonths } from '#app/billing/sandbox/world/billing_dates'
import { findCard } from '#app/billing/sandbox/world/cards'
import { changeCard } from '#app/billing/sandbox/world/change_card'
import { disputePayment } from '#app/billing/sandbox/world/disputes'
import { StripeProblem } from '#app/billing/sandbox/world/stripe_problem'
import { updateSubscription } from '#app/billing/sandbox/world/subscriptions'
import type { Work } from '#app/billing/sandbox/world/work'

type Request = HttpContext['request']
/** What is wrong with it; null where it was done. */
type Done = string | null
type Change = (work: Work, view: PortalView, request: Request) => Done

const DAY_SECONDS = 86_400
const ENDED = 'There is no subscription any more.'

/** Buttons of the portal page that change what a customer has. */
const CHANGES: Record<string, Change> = {
  cancel: (work, view) => update(work, view, { cancel_at_period_end: true }),
  resume: (work, view) => update(work, view, { cancel_at_period_end: false }),
  switch: (work, view, request) => {
    const price = view.others.find(({ id }) => id === request.input('price'))
    const item = view.subscription?.items.data[0]
    if (!price || !item) return 'This price is not offered any more.'
    return update(work, view, {
      items: [{ id: item.id, price: price.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    })
  },
  card: (work, { customer }, request) => {
    const card = findCard(request.input('card'))
    if (!card) return 'Choose a card.'
    return changeCard(work, customer.id, card.name) ? null : 'Your card was declined.'
  },
  dispute: (work, { customer }) => {
    const newest = work.all('charge').findLast((charge) => charge.customer === customer.id)
    if (!newest) return 'Nothing was paid yet.'
    if (newest.disputed) return 'The newest payment is disputed already.'
    disputePayment(work, newest)
    return null
  },
}

function update(
  work: Work,
  { subscription }: PortalView,
  changes: Parameters<typeof updateSubscription>[2]
): Done {
  if (!subscription) return ENDED
  updateSubscription(work, subscription.id, changes)
  return null
}

/** How far the clock goes, from the moment that it shows. */
const MOVES: Record<string, (now: number) => number> = {
  day: () => DAY_SECONDS,
  month: (now) => plusMonths(now, 1) - now,
  year: (now) => plusMonths(now, 12) - now,
}

/** Does what a button of the portal page says. */
export async function portalAction(id: string, request: Request): Promise<Done> {
  const action = String(request.input('action'))
  if (action === 'delivery') {
    const delivery: unknown = request.input('delivery')
    if (!isDelivery(delivery)) return 'Choose how events are delivered.'
    await chooseDelivery(delivery)
    return null
  }
  if (Object.hasOwn(MOVES, action)) {
    const now = await changeSandbox([id], (work) => work.now)
    await moveSandboxClock(MOVES[action](now) * 1000)
    return null
  }
  return Object.hasOwn(CHANGES, action) ? change(id, request, CHANGES[action]) : 'Choose a button.'
}

async function change(id: string, request: Request, run: Change): Promise<Done> {
  try {
    return await changeSandbox([id], (work) => {
      const view = portalView(work, id)
      return view ? run(work, view, request) : ENDED
    })
  } catch (error) {
    if (error instanceof StripeProblem) return error.message
    throw error
  }
}
