import { bootApp } from '#tests/helpers/boot_app'
import type Stripe from 'stripe'

/** What a process does, and around which of its commits it ends. */
export interface PaymentOrder {
  userId: string
  what:
    | { name: 'checkout' }
    | { name: 'event'; event: Stripe.Event; customerId: string }
    | { name: 'hold'; reference: string; now: number }
    | { name: 'money_back' }
    | { name: 'finish_money_back'; customerId: string; subscriptionId: string }
  die: { commit: number; place: 'before' | 'at' | 'after' } | null
}

await bootApp()

const { default: db } = await import('@adonisjs/lucid/services/db')
const { inTransaction } = await import('#app/core/transact')
const { hold } = await import('#app/billing/services/ledger/hold')
const { startCheckout } = await import('#app/billing/services/payments/start_checkout')
const { receiveEvent } = await import('#app/billing/services/payments/syncing/receive_event')
const { syncCustomer } = await import('#app/billing/services/payments/syncing/sync_customer')
const { takeMoneyBack } = await import('#app/billing/services/payments/change_subscription')
const { giveMoneyBack } = await import('#app/billing/services/payments/money_back')
const { appUrl } = await import('#config/app')
const { stripeClient } = await import('#app/billing/services/payments/stripe_client')

const order = JSON.parse(process.argv[2]) as PaymentOrder
// Its prices are set up before commits are counted.
await stripeClient()
await endAround(order.die)
console.log(JSON.stringify(await follow(order)))
process.exit(0)

/** Ends this process around one of the commits from now on. */
async function endAround(place: PaymentOrder['die']): Promise<void> {
  if (!place) return
  const die = () => process.kill(process.pid, 'SIGKILL')
  const trx = await db.transaction()
  const prototype = Object.getPrototypeOf(trx) as { commit: () => Promise<void> }
  await trx.rollback()
  const { commit } = prototype
  let commits = 0
  prototype.commit = async function (this: unknown) {
    commits += 1
    if (commits !== place.commit) return commit.call(this)
    if (place.place === 'before') die()
    // The statement is handed over in this turn of the event loop, and the process ends in the next one.
    if (place.place === 'at') setImmediate(die)
    await commit.call(this)
    die()
  }
}

async function follow({ userId, what }: PaymentOrder): Promise<unknown> {
  switch (what.name) {
    case 'checkout': {
      const address = `${appUrl}/payment`
      return startCheckout({ userId, item: 'monthly', successUrl: address, cancelUrl: address })
    }
    case 'event':
      await receiveEvent(what.event)
      return syncCustomer(what.customerId)
    case 'hold': {
      const { reference, now } = what
      return inTransaction((trx) => hold({ userId, now, reference, amount: 1 }, trx))
    }
    case 'money_back':
      return takeMoneyBack(userId)
    case 'finish_money_back':
      await giveMoneyBack(await stripeClient(), { userId, subscriptionId: what.subscriptionId })
      return syncCustomer(what.customerId)
    default:
      return what satisfies never
  }
}
