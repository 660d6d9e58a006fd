import type Stripe from 'stripe'
import { enqueue } from '#app/core/jobs/enqueue'
import { inTransaction } from '#app/core/transact'
import { customerSync } from '#app/billing/services/payments/sync_customer'

/**
 * Takes an event of Stripe: a reason to ask Stripe about its customer, nothing that is believed. An event that came
 * before does nothing.
 */
export async function receiveEvent(event: Stripe.Event): Promise<void> {
  await inTransaction(async (trx) => {
    const row = { id: event.id, type: event.type, received_ms: Date.now() }
    const added = await trx
      .table('stripe_events')
      .insert(row)
      .onConflict('id')
      .ignore()
      .returning('id')
    if (added.length === 0) return
    const customerId = customerOf(event)
    if (customerId !== null) await enqueue(trx, customerSync, { customerId })
  })
}

/** The customer that an event is about; null where it names none. */
function customerOf({ data }: Stripe.Event): string | null {
  const { object, customer, id } = data.object as {
    object: string
    customer?: string | { id: string } | null
    id?: string
  }
  if (object === 'customer') return id ?? null
  return typeof customer === 'string' ? customer : (customer?.id ?? null)
}
