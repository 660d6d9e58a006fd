import Stripe from 'stripe'
import { defineJob } from '#app/core/jobs/define_job'
import { enqueueOnce } from '#app/core/jobs/enqueue'
import { inTransaction } from '#app/core/transact'
import { stripeClient } from '#app/billing/services/payments/stripe_client'
import { SYNC_RETRIES } from '#app/billing/services/payments/syncing/customer_job'
import { customerSync } from '#app/billing/services/payments/syncing/sync_customer'

interface PaymentPayload {
  paymentId: string
}

/** Asks Stripe whose payment something has happened to, and reads that customer again. */
export const paymentSync = defineJob<PaymentPayload>({
  name: 'sync_payment',
  isPayload: (value): value is PaymentPayload =>
    typeof (value as PaymentPayload | null)?.paymentId === 'string',
  key: ({ paymentId }) => `payment ${paymentId}`,
  retries: SYNC_RETRIES,
  run: async ({ payload }) => {
    const stripe = await stripeClient()
    const payment = await stripe.paymentIntents.retrieve(payload.paymentId).catch(absentAsNull)
    const customer = payment?.customer
    const customerId = typeof customer === 'string' ? customer : customer?.id
    if (customerId) await inTransaction((trx) => enqueueOnce(trx, customerSync, { customerId }))
  },
})

function absentAsNull(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
  throw error
}
