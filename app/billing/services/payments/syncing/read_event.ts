import Stripe from 'stripe'
import { isLivemode, webhookSecrets } from '#app/billing/services/payments/stripe_client'

export type ReadEvent =
  { ok: true; event: Stripe.Event } | { ok: false; error: 'bad_signature' | 'wrong_mode' }

/** Seconds by which the time of a signature may differ from now. */
const TOLERANCE_SECONDS = 300

/**
 * Checks that an event comes from Stripe: its signature by one of the secrets, its age, and its mode.
 * @param body as it was sent
 */
export async function readEvent(body: string, signature: string): Promise<ReadEvent> {
  for (const secret of webhookSecrets()) {
    const event = await Stripe.webhooks
      .constructEventAsync(body, signature, secret, TOLERANCE_SECONDS)
      .catch(() => null)
    if (event)
      return event.livemode === isLivemode()
        ? { ok: true, event }
        : { ok: false, error: 'wrong_mode' }
  }
  return { ok: false, error: 'bad_signature' }
}
