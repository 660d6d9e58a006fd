import Stripe from 'stripe'
import { PaymentsOff, stripeClient } from '#app/billing/services/payments/stripe_client'

export type StripeError = 'payments_off' | 'payments_down' | 'payment_declined'
export type Asked<Made> =
  { ok: true; made: Made } | { ok: false; error: StripeError; message?: string }

/**
 * Asks Stripe for something.
 * @returns `payments_down` where it cannot be reached or has a fault of its own, and `payment_declined` where a card was
 * not accepted, with Stripe's own words
 */
export async function askStripe<Made>(
  ask: (stripe: Stripe) => Promise<Made>
): Promise<Asked<Made>> {
  try {
    return { ok: true, made: await ask(await stripeClient()) }
  } catch (error) {
    if (error instanceof PaymentsOff) return { ok: false, error: 'payments_off' }
    if (error instanceof Stripe.errors.StripeCardError)
      return { ok: false, error: 'payment_declined', message: error.message }
    if (isDown(error)) return { ok: false, error: 'payments_down' }
    throw error
  }
}

const isDown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 500) >= 500)

/** Deleted at Stripe, or of another account there. */
export const isUnknownCustomer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  error.param === 'customer'
