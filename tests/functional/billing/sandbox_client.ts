import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AssertionError } from 'node:assert'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import Stripe from 'stripe'
import { deliverSandboxEvents, sandboxWebhookSecret } from '#app/billing/sandbox/deliver_events'
import { sandboxStripe } from '#app/billing/sandbox/sandbox_stripe_server'
import { setUpPrices } from '#app/billing/services/payments/setup_prices'
import { stripeClient } from '#app/billing/services/payments/stripe_client'
import { appUrl } from '#config/app'
import {
  type Json,
  misfitOfStripeAnswer,
  misfitOfStripeEvent,
  stripeContractIsHere,
} from '#tests/helpers/stripe_contract'

/** Throws where an answer of the sandbox does not fit the contract. */
const checked: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  if (!stripeContractIsHere) return answer
  const path = new URL(String(input)).pathname
  const body = await answer.clone().json()
  const misfit = misfitOfStripeAnswer(init?.method ?? 'GET', path, answer.status, body)
  if (misfit) throw new AssertionError({ message: `${init?.method} ${path}: ${misfit}` })
  return answer
}

/** The official client, whose answers are all held against the contract. */
export async function sandboxClient(changes: { apiKey?: string } = {}): Promise<Stripe> {
  const { host, port, apiKey } = await sandboxStripe()
  return new Stripe(changes.apiKey ?? apiKey, {
    host,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(checked),
  })
}

export async function clearSandbox(): Promise<void> {
  await db.from('sandbox_stripe').delete()
}

/** The group has a sandbox that is empty at first. Behind it, the sandbox has what Hone sells again. */
export function withEmptySandbox(group: Group): void {
  group.setup(async () => {
    await clearSandbox()
    return async () => {
      await clearSandbox()
      await setUpPrices(await stripeClient())
    }
  })
}

export const ADDRESSES = {
  success_url: `${appUrl}/create?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${appUrl}/payment`,
}

export interface Catalog {
  monthly: Stripe.Price
  annual: Stripe.Price
  pack: Stripe.Price
}

export async function makeCatalog(stripe: Stripe): Promise<Catalog> {
  const product = await stripe.products.create({ name: 'Hone Pro' })
  const price = (key: string, amount: number, interval?: 'month' | 'year') =>
    stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: amount,
      lookup_key: key,
      ...(interval ? { recurring: { interval } } : {}),
    })
  return {
    monthly: await price('pro_monthly', 2999, 'month'),
    annual: await price('pro_annual', 25188, 'year'),
    pack: await price('credits_500', 1000),
  }
}

export async function openSession(
  stripe: Stripe,
  price: Stripe.Price,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {}
): Promise<Stripe.Checkout.Session> {
  const customer = await stripe.customers.create({ email: 'mia@hone.test', name: 'Mia' })
  return stripe.checkout.sessions.create({
    mode: price.recurring ? 'subscription' : 'payment',
    line_items: [{ price: price.id, quantity: 1 }],
    customer: customer.id,
    ...ADDRESSES,
    ...more,
  })
}

export interface Receiver {
  events: Json[]
  /** How the next deliveries are answered; 200 when none is left. */
  statuses: number[]
  close(): void
}

/** Receives the events in the place of the webhook, and refuses those that are not signed. */
export async function receiveEvents(
  options: Parameters<typeof deliverSandboxEvents>[0] = {}
): Promise<Receiver> {
  const received: Receiver = { events: [], statuses: [], close: () => {} }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece) => (text += piece))
    request.on('end', async () => {
      const status = received.statuses.shift() ?? 200
      try {
        const signature = String(request.headers['stripe-signature'])
        await Stripe.webhooks!.constructEventAsync(text, signature, sandboxWebhookSecret())
        const event = JSON.parse(text)
        const misfit = stripeContractIsHere ? misfitOfStripeEvent(event) : null
        received.events.push(misfit ? { type: `${event.type}: ${misfit}` } : event)
        response.writeHead(status).end()
      } catch {
        response.writeHead(400).end()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  deliverSandboxEvents({ address: `http://127.0.0.1:${port}/api/stripe/webhook`, ...options })
  received.close = () => {
    deliverSandboxEvents()
    server.closeAllConnections()
    server.close()
  }
  return received
}
