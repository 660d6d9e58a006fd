import { worksAlone } from '#app/billing/sandbox/world/cards'
import { periodEnd } from '#app/billing/sandbox/world/billing_dates'
import { endSubscription } from '#app/billing/sandbox/world/end_subscription'
import { collect, openInvoice } from '#app/billing/sandbox/world/invoices'
import type {
  Invoice,
  Recurring,
  SandboxObject,
  Session,
  Subscription,
} from '#app/billing/sandbox/world/objects'
import { regularLine } from '#app/billing/sandbox/world/proration'
import { expireSession } from '#app/billing/sandbox/world/sessions'
import type { Work } from '#app/billing/sandbox/world/work'

/** When something happens to an object without anybody doing it, in seconds since 1970; null for never. */
export function dueAt(object: SandboxObject): number | null {
  if (object.object === 'checkout.session') {
    const { status, expires_at: expiry } = object as Session
    return status === 'open' ? expiry : null
  }
  if (object.object === 'subscription') {
    const { status, items } = object as Subscription
    return status === 'canceled' ? null : items.data[0].current_period_end
  }
  return object.object === 'invoice' ? (object as Invoice).next_payment_attempt : null
}

/**
 * Does all that was due until a time, in the order in which it was due. Of a moment, an attempt to collect comes before
 * a renewal.
 */
export function catchUp(work: Work, untilMs: number): void {
  const until = Math.floor(untilMs / 1000)
  for (;;) {
    const next = nextDue(work)
    if (!next || next.at > until) break
    work.surroundings = { ...work.surroundings, nowMs: next.at * 1000 }
    settle(work, next.object)
  }
  work.surroundings = { ...work.surroundings, nowMs: untilMs }
}

function nextDue(work: Work): { at: number; object: SandboxObject } | null {
  const candidates: SandboxObject[] = [
    ...work.all('invoice'),
    ...work.all('subscription'),
    ...work.all('checkout.session'),
  ]
  let next: { at: number; object: SandboxObject } | null = null
  for (const object of candidates) {
    const at = dueAt(object)
    if (at !== null && (next === null || at < next.at)) next = { at, object }
  }
  return next
}

function settle(work: Work, object: SandboxObject): void {
  if (object.object === 'checkout.session') expireSession(work, object.id)
  else if (object.object === 'invoice') retry(work, object as Invoice)
  else renew(work, object as Subscription)
}

/** The end of a period: the subscription ends, or is paid for the next one. */
function renew(work: Work, before: Subscription): void {
  if (before.cancel_at_period_end) {
    endSubscription(work, before, 'cancellation_requested')
    return
  }
  const data = before.items.data.map((item) => {
    const start = item.current_period_end
    const end = periodEnd(before.billing_cycle_anchor, start, item.price.recurring as Recurring)
    return { ...item, current_period_start: start, current_period_end: end }
  })
  const moved = { ...before, items: { ...before.items, data } }
  const lines = [...before.sandbox.pending, ...data.map((item) => regularLine(work, moved, item))]
  const customer = work.find('customer', before.customer)
  const [{ current_period_start: end }] = data
  const invoice = openInvoice(work, {
    ...{ customer, subscription: moved, lines, reason: 'subscription_cycle' },
    ...{ period: { start: before.items.data[0].current_period_start, end } },
    currency: before.currency,
  })
  const { status } = collect(work, invoice, worksAlone(customer.sandbox.card))
  const after = work.put({
    ...moved,
    latest_invoice: invoice.id,
    sandbox: { pending: [] },
    status: status === 'open' ? ('past_due' as const) : before.status,
  })
  work.emit('customer.subscription.updated', after, before)
}

/** Tries a failed payment again. After the last attempt the subscription ends. */
function retry(work: Work, invoice: Invoice): void {
  const { sandbox } = work.find('customer', invoice.customer)
  const tried = collect(work, invoice, worksAlone(sandbox.card))
  const id = invoice.parent?.subscription_details?.subscription ?? null
  const subscription = work.peek('subscription', id)
  if (!subscription || subscription.status === 'canceled') return
  if (tried.status === 'paid') recover(work, subscription)
  else if (tried.next_payment_attempt === null)
    endSubscription(work, subscription, 'payment_failed')
}

/** A subscription is active again when none of its invoices is open any more. */
export function recover(work: Work, before: Subscription): void {
  const isOpen = work
    .all('invoice')
    .some(
      ({ status, parent }) =>
        status === 'open' && parent?.subscription_details?.subscription === before.id
    )
  if (isOpen || before.status !== 'past_due') return
  const after = work.change(before, { status: 'active' })
  work.emit('customer.subscription.updated', after, before)
}
