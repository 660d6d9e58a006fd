import type Stripe from 'stripe'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueueOnce } from '#app/core/jobs/enqueue'
import { inTransaction } from '#app/core/transact'
import { customerSync } from '#app/billing/services/payments/syncing/sync_customer'
import { paymentSync } from '#app/billing/services/payments/syncing/sync_payment'

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
    if (added.length > 0) await askLater(event.data.object as AboutCustomer, trx)
  })
}

/** What the object of an event says of its customer. A dispute names a payment only. */
interface AboutCustomer {
  object: string
  id?: string
  customer?: Named
  payment_intent?: Named
}

type Named = string | { id: string } | null

async function askLater(about: AboutCustomer, trx: TransactionClientContract): Promise<void> {
  const customerId = about.object === 'customer' ? about.id : idOf(about.customer)
  if (customerId) return enqueueOnce(trx, customerSync, { customerId })
  const paymentId = idOf(about.payment_intent)
  if (paymentId) await enqueueOnce(trx, paymentSync, { paymentId })
}

const idOf = (named: Named = null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)
