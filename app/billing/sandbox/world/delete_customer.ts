import { presentCustomer } from '#app/billing/sandbox/world/customers'
import { endSubscription } from '#app/billing/sandbox/world/end_subscription'
import type { SandboxObject } from '#app/billing/sandbox/world/objects'
import { expireSession } from '#app/billing/sandbox/world/sessions'
import type { Work } from '#app/billing/sandbox/world/work'

/** Ends the subscriptions and open sessions of a customer. What is left says no more than that it existed. */
export function deleteCustomer(work: Work, id: string): SandboxObject {
  presentCustomer(work, id)
  for (const subscription of work.all('subscription')) {
    if (subscription.customer === id && subscription.status !== 'canceled') {
      endSubscription(work, subscription, 'cancellation_requested')
    }
  }
  for (const session of work.all('checkout.session')) {
    if (session.customer === id && session.status === 'open') expireSession(work, session.id)
  }
  return work.put({ id, object: 'customer', deleted: true })
}
