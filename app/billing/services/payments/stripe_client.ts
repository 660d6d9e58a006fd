import Stripe from 'stripe'
import { sandboxKey } from '#app/auth/services/sandbox_key'
import { sandboxStripe } from '#app/billing/sandbox/sandbox_stripe_server'
import { setUpPrices } from '#app/billing/services/payments/setup_prices'
import { isTrial } from '#config/app'
import env from '#start/env'

/** Milliseconds for one request, of which the client sends up to three. */
const TIMEOUT_MS = 15_000
const MAX_RETRIES = 2

export type PaymentService = 'stripe' | 'sandbox' | 'off'

/** What takes payments in this installation. */
export function paymentService(): PaymentService {
  if (env.get('STRIPE_SECRET_KEY')) return 'stripe'
  return isTrial ? 'sandbox' : 'off'
}

let client: Promise<Stripe> | undefined

/** The client of Stripe, or of the sandbox. @throws PaymentsOff where payments are not configured */
export function stripeClient(): Promise<Stripe> {
  client ??= make()
  client.catch(() => (client = undefined))
  return client
}

/** Payments are not configured. */
export class PaymentsOff extends Error {
  constructor() {
    super('Payments are not configured on this server.')
  }
}

const OPTIONS = { telemetry: false, timeout: TIMEOUT_MS, maxNetworkRetries: MAX_RETRIES }

async function make(): Promise<Stripe> {
  const key = env.get('STRIPE_SECRET_KEY')
  if (key) return new Stripe(key, OPTIONS)
  if (!isTrial) throw new PaymentsOff()
  const { host, port, apiKey } = await sandboxStripe()
  const sandbox = new Stripe(apiKey, { ...OPTIONS, host, port, protocol: 'http' })
  await setUpPrices(sandbox)
  return sandbox
}

/** The secrets by which events are signed: two while one replaces the other. */
export function webhookSecrets(): string[] {
  if (paymentService() === 'sandbox') return [sandboxKey('stripe webhook')]
  const secrets = env.get('STRIPE_WEBHOOK_SECRET')?.split(',') ?? []
  return secrets.map((secret) => secret.trim()).filter((secret) => secret !== '')
}

/** Whether events of real payments are expected. */
export const isLivemode = (): boolean => /^(?:sk|rk)_live_/.test(env.get('STRIPE_SECRET_KEY') ?? '')
