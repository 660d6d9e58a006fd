import { defineJob } from '#app/core/jobs/define_job'
import { inTransaction } from '#app/core/transact'
import type { CustomerFacts } from '#app/billing/domain/payments/customer_facts'
import { duplicatesOf } from '#app/billing/domain/payments/standing'
import { applyFacts } from '#app/billing/services/payments/apply_facts'
import { findCustomer, lockCustomer, nextNumber } from '#app/billing/services/payments/customers'
import { endDuplicates } from '#app/billing/services/payments/end_duplicates'
import { readCustomer } from '#app/billing/services/payments/read_customer'
import { stripeClient } from '#app/billing/services/payments/stripe_client'

interface CustomerPayload {
  customerId: string
}

/** One of the times that a customer is read. */
export interface Reading {
  customerId: string
  /** Greater than those of all readings before. */
  number: number
}

/** Begins to read a customer. @returns null where the customer is not known here */
export async function beginReading(customerId: string): Promise<Reading | null> {
  if (!(await findCustomer({ customer_id: customerId }))) return null
  return { customerId, number: await nextNumber(customerId, 'sync_seq') }
}

/**
 * Writes what a reading found, unless another one has begun since: that one knows better.
 * @param now milliseconds since 1970
 * @returns whether it was written
 */
export const writeReading = (
  { customerId, number }: Reading,
  facts: CustomerFacts,
  now: number
): Promise<boolean> =>
  inTransaction(async (trx) => {
    const customer = await lockCustomer({ customer_id: customerId }, trx)
    if (!customer || Number(customer.sync_seq) !== number) return false
    await applyFacts(customer, facts, now, trx)
    return true
  })

/**
 * Asks Stripe for all that it knows of a customer, and writes it. Whatever order events come in, how often or how late,
 * the result is the same: what Stripe says now.
 * @returns whether it was written; false where the customer is not known here, or a newer reading is under way
 * @throws Stripe.errors.StripeError where Stripe cannot be asked
 */
export async function syncCustomer(customerId: string): Promise<boolean> {
  const reading = await beginReading(customerId)
  if (!reading) return false
  const stripe = await stripeClient()
  const facts = await readCustomer(stripe, customerId)
  const now = Date.now()
  const isWritten = await writeReading(reading, facts, now)
  await endDuplicates(stripe, duplicatesOf(facts.subscriptions, now))
  return isWritten
}

/** Readings of one customer that may overtake each other while a person waits. */
const MAX_READINGS = 5

/** The same for a person who waits for it: where another reading was under way, the customer is read once more. */
export async function syncNow(customerId: string): Promise<boolean> {
  for (let readings = 0; readings < MAX_READINGS; readings++)
    if (await syncCustomer(customerId)) return true
  return false
}

/** Reads a customer again because something has changed at Stripe. One at a time for each customer. */
export const customerSync = defineJob<CustomerPayload>({
  name: 'sync_customer',
  isPayload: (value): value is CustomerPayload =>
    typeof (value as CustomerPayload | null)?.customerId === 'string',
  key: ({ customerId }) => `customer ${customerId}`,
  // Stripe may be down for hours.
  retries: { most: 20, firstPauseMs: 2_000, maxPauseMs: 60 * 60_000 },
  timeLimitMs: 5 * 60_000,
  run: async ({ payload }) => void (await syncCustomer(payload.customerId)),
})
