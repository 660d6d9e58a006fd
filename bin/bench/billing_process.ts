import { v7 } from 'uuid'
import type Stripe from 'stripe'
import { bootMigrated, built } from './booted.js'
import { median } from './figure.js'
import { ROUNDS } from './rounds.js'

export interface MeasuredBilling {
  events: number
  /** How many times as fast as the calls of the client alone. */
  toBareCalls: number
  /** How many times as long as with a short history. */
  toShortHistory: number
}

const CUSTOMERS = 50
const EVENTS = 1_000
const AT_ONCE = 10
const READS = 500

await bootMigrated()

const { default: db } = await import('@adonisjs/lucid/services/db')
const { fillLedger, NOW, personOf } = await import('./ledger_rows.js')
const { stripeClient }: typeof import('#app/billing/services/payments/stripe_client') = await built(
  'app/billing/services/payments/stripe_client.js'
)
const { changeSandbox }: typeof import('#app/billing/sandbox/change_sandbox') = await built(
  'app/billing/sandbox/change_sandbox.js'
)
const { paySession }: typeof import('#app/billing/sandbox/world/pay_session') = await built(
  'app/billing/sandbox/world/pay_session.js'
)
const { priceOf }: typeof import('#app/billing/services/payments/price_of') = await built(
  'app/billing/services/payments/price_of.js'
)
const { addCustomer }: typeof import('#app/billing/services/payments/customers') = await built(
  'app/billing/services/payments/customers.js'
)
const { readCustomer }: typeof import('#app/billing/services/payments/read_customer') = await built(
  'app/billing/services/payments/read_customer.js'
)
const { receiveEvent }: typeof import('#app/billing/services/payments/syncing/receive_event') =
  await built('app/billing/services/payments/syncing/receive_event.js')
const { customerSync }: typeof import('#app/billing/services/payments/syncing/sync_customer') =
  await built('app/billing/services/payments/syncing/sync_customer.js')
const { readCredits }: typeof import('#app/billing/services/usage/read_credits') = await built(
  'app/billing/services/usage/read_credits.js'
)
const { JobRunner }: typeof import('#app/core/jobs/job_runner') = await built(
  'app/core/jobs/job_runner.js'
)

const ADDRESS = 'http://localhost:3333/create'

/** A customer with a subscription that is paid for, who is also a person of the ledger. */
async function newCustomer(stripe: Stripe, price: string, number: number): Promise<string> {
  const { id: customer } = await stripe.customers.create({ email: `${number}@hone.test` })
  const session = await stripe.checkout.sessions.create({
    ...{ mode: 'subscription', customer, success_url: ADDRESS, cancel_url: ADDRESS },
    line_items: [{ price, quantity: 1 }],
  })
  await changeSandbox([session.id], (work) => paySession(work, session.id, 'works'))
  await addCustomer(personOf(number + 1), customer)
  return customer
}

/** Does something for each event, some at once. */
async function forEachEvent(act: (turn: number) => Promise<unknown>): Promise<void> {
  let turn = 0
  const lane = async () => {
    while (turn < EVENTS) await act(turn++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

/** @returns how many events a second */
async function rateOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return EVENTS / ((performance.now() - start) / 1_000)
}

const eventAbout = (customer: string) =>
  ({
    ...{ id: `evt_${v7()}`, object: 'event', type: 'customer.subscription.updated' },
    ...{ livemode: false, data: { object: { object: 'subscription', customer } } },
  }) as unknown as Stripe.Event

/** From the first event to the last customer that was read because of one. */
async function workOff(customers: string[]): Promise<void> {
  await forEachEvent((turn) => receiveEvent(eventAbout(customers[turn % customers.length])))
  while (await db.from('jobs').where('name', customerSync.name).first())
    await new Promise(setImmediate)
}

async function timeOfReads(person: string): Promise<number> {
  const start = performance.now()
  for (let turn = 0; turn < READS; turn++) await readCredits({ userId: person, now: NOW })
  return performance.now() - start
}

await fillLedger()
const stripe = await stripeClient()
const price = await priceOf(stripe, 'monthly')
const customers: string[] = []
for (let number = 0; number < CUSTOMERS; number++)
  customers.push(await newCustomer(stripe, price!, number))

const runner = new JobRunner({
  ...{ jobs: [customerSync as never], places: AT_ONCE, log: { error: console.error } },
})
await runner.start()
const rates: number[] = []
const balances: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const bare = await rateOf(() =>
    forEachEvent((turn) => readCustomer(stripe, customers[turn % CUSTOMERS]))
  )
  const worked = await rateOf(() => workOff(customers))
  rates.push(worked / bare)
  balances.push((await timeOfReads(personOf(0))) / (await timeOfReads(personOf(CUSTOMERS + 1))))
}
await runner.stop(1_000)
process.send?.({
  events: EVENTS,
  toBareCalls: median(rates),
  toShortHistory: median(balances),
} satisfies MeasuredBilling)
process.once('disconnect', () => process.exit())
