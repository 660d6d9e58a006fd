import db from '@adonisjs/lucid/services/db'
import { DAY_MS } from '#app/core/domain/day'
import { defineJob, isNothing } from '#app/core/jobs/define_job'
import { enqueueOnce } from '#app/core/jobs/enqueue'
import { inTransaction } from '#app/core/transact'
import { GONE_CUSTOMERS } from '#app/billing/services/payments/customers'
import { paymentService } from '#app/billing/services/payments/stripe_client'
import { customerSync } from '#app/billing/services/payments/syncing/sync_customer'

const AT_ONCE = 500
const KEPT_EVENT_MS = 90 * DAY_MS

/** Reads every customer from Stripe again, whatever events came. @returns how many */
export async function syncAllCustomers(): Promise<number> {
  let last = ''
  for (let count = 0; ;) {
    const page: { customer_id: string }[] = await db
      .from('billing_customers')
      .where('customer_id', '>', last)
      .whereNot('customer_id', 'like', GONE_CUSTOMERS)
      .orderBy('customer_id')
      .limit(AT_ONCE)
      .select('customer_id')
    if (page.length === 0) return count
    await inTransaction(async (trx) => {
      for (const { customer_id: customerId } of page)
        await enqueueOnce(trx, customerSync, { customerId })
    })
    count += page.length
    last = page.at(-1)!.customer_id
  }
}

/** Every night: events can be lost, and Hone has to know in the end what Stripe knows. */
export const customersSweep = defineJob({
  name: 'sync_all_customers',
  schedule: { cron: '20 2 * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: async () => {
    await db
      .from('stripe_events')
      .where('received_ms', '<', Date.now() - KEPT_EVENT_MS)
      .delete()
    if (paymentService() !== 'off') await syncAllCustomers()
  },
})
