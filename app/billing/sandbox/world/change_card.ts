import { recover } from '#app/billing/sandbox/world/advance'
import { worksAlone, type CardName } from '#app/billing/sandbox/world/cards'
import { presentCustomer } from '#app/billing/sandbox/world/customers'
import { collect } from '#app/billing/sandbox/world/invoices'
import { attachCard } from '#app/billing/sandbox/world/payments'
import type { Work } from '#app/billing/sandbox/world/work'

/** Replaces the card of a customer, and pays what is open with it. @returns whether the card was accepted */
export function changeCard(work: Work, id: string, card: CardName): boolean {
  if (card === 'declined') return false
  const customer = presentCustomer(work, id)
  const { paymentMethod } = attachCard(work, customer, card).sandbox
  for (const subscription of work.all('subscription')) {
    if (subscription.customer !== id || subscription.status === 'canceled') continue
    const changed = work.change(subscription, { default_payment_method: paymentMethod })
    work.emit('customer.subscription.updated', changed, subscription)
    payOpen(work, changed.id, card)
    recover(work, work.find('subscription', changed.id))
  }
  return true
}

function payOpen(work: Work, subscription: string, card: CardName): void {
  if (!worksAlone(card)) return
  for (const invoice of work.all('invoice')) {
    const isOfIt = invoice.parent?.subscription_details?.subscription === subscription
    if (isOfIt && invoice.status === 'open') collect(work, invoice, true)
  }
}
