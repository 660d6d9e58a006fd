import type Stripe from 'stripe'
import { isUnknownCustomer } from '#app/billing/services/payments/ask_stripe'
import { enqueue, enqueueOnce } from '#app/core/jobs/enqueue'
import { defineJob } from '#app/core/jobs/define_job'
import { isSuspended } from '#app/auth/services/suspension'
import { inTransaction } from '#app/core/transact'
import { type CustomerFacts, NO_FACTS } from '#app/billing/domain/payments/customer_facts'
import {
  duplicatesOf,
  lapsedOf,
  type Standing,
  standingOf,
} from '#app/billing/domain/payments/standing'
import { applyFacts } from '#app/billing/services/payments/apply_facts'
import {
  type BillingCustomer,
  findCustomer,
  forgetCustomerId,
  lockCustomer,
  nextNumber,
} from '#app/billing/services/payments/customers'
import { endDuplicates, endLapsed } from '#app/billing/services/payments/end_duplicates'
import { isLeaving } from '#app/billing/services/payments/is_leaving'
import { readCustomer } from '#app/billing/services/payments/read_customer'
import { stripeClient } from '#app/billing/services/payments/stripe_client'
import {
  CUSTOMER_SYNC,
  type CustomerPayload,
  customerJob,
} from '#app/billing/services/payments/syncing/customer_job'
import { suspensionFollow } from '#app/billing/services/payments/syncing/follow_suspension'

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
 * @param facts null where Stripe does not know the customer any more, which ends their plan
 * @param now milliseconds since 1970
 * @returns whether it was written
 */
export const writeReading = (
  { customerId, number }: Reading,
  facts: CustomerFacts | null,
  now: number
): Promise<boolean> =>
  inTransaction(async (trx) => {
    const customer = await lockCustomer({ customer_id: customerId }, trx)
    if (!customer || Number(customer.sync_seq) !== number) return false
    await applyFacts(customer, facts ?? NO_FACTS, now, trx)
    if (!facts) await forgetCustomerId(customer, trx)
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
  const facts = await readCustomer(stripe, customerId).catch(unknownAsNull)
  const now = Date.now()
  const isWritten = await writeReading(reading, facts, now)
  if (isWritten && facts) await tidyUp(stripe, customerId, facts, now)
  return isWritten
}

/** Ends the subscriptions that nobody needs, and lets none renew of a person who is suspended or about to be deleted. */
async function tidyUp(stripe: Stripe, customerId: string, facts: CustomerFacts, now: number) {
  const customer = await findCustomer({ customer_id: customerId })
  const kept = customer?.subscription_id ?? null
  const standing = standingOf(facts.subscriptions, now, kept)
  if (customer && standing) await endRenewals(stripe, customer, standing)
  await endDuplicates(stripe, duplicatesOf(facts.subscriptions, now, kept))
  await endLapsed(stripe, lapsedOf(facts.subscriptions, now))
}

async function endRenewals(
  stripe: Stripe,
  { user_id: userId, customer_id: customerId }: BillingCustomer,
  standing: Standing
) {
  if (standing.untilMs === null && (await isLeaving(userId)))
    await stripe.subscriptions.update(standing.subscriptionId, { cancel_at_period_end: true })
  if (renews(standing) && (await isSuspended(userId)))
    await inTransaction((trx) => enqueueOnce(trx, suspensionFollow, { customerId }))
}

/** Whether more is going to be charged, or tried to be. */
const renews = ({ state }: Standing): boolean => state !== 'canceling'

function unknownAsNull(error: unknown): null {
  if (isUnknownCustomer(error)) return null
  throw error
}

/** Readings of one customer that may overtake each other while a person waits. */
const MAX_READINGS = 5

/** The same for a person who waits for it: where another reading was under way, the customer is read once more. */
export async function syncNow(customerId: string): Promise<boolean> {
  for (let readings = 0; readings < MAX_READINGS; readings++)
    if (await syncCustomer(customerId)) return true
  return false
}

/** Milliseconds after which a customer is read again whose reading was overtaken. */
const OVERTAKEN_MS = 60_000

/** Reads a customer again because something has changed at Stripe. */
export const customerSync = defineJob<CustomerPayload>({
  name: CUSTOMER_SYNC.name,
  ...customerJob,
  run: async ({ payload }) => {
    if (await syncCustomer(payload.customerId)) return
    if (!(await findCustomer({ customer_id: payload.customerId }))) return
    // The reading that has overtaken this one may fail.
    await inTransaction((trx) => enqueue(trx, customerSync, payload, { delay: OVERTAKEN_MS }))
  },
})
