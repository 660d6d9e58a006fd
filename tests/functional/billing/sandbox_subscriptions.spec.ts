import { test } from '@japa/runner'
import type Stripe from 'stripe'
import { changeSandbox, moveSandboxClock } from '#app/billing/sandbox/change_sandbox'
import { changeCard } from '#app/billing/sandbox/world/change_card'
import {
  clearSandbox,
  withEmptySandbox,
  makeCatalog,
  openSession,
  receiveEvents,
  type Receiver,
  sandboxClient,
} from '#tests/functional/billing/sandbox_client'
import { DAY_MS, pay, refusal, subscriber } from '#tests/functional/billing/sandbox_customers'
import { onBothDatabases } from '#tests/helpers/depth'
import { NO_STRIPE_CONTRACT, stripeContractIsHere } from '#tests/helpers/stripe_contract'
import { until } from '#tests/helpers/until'

test.group('Subscriptions of the sandbox of Stripe', (group) => {
  group.tap(onBothDatabases)
  withEmptySandbox(group)
  group.tap((each) => each.skip(!stripeContractIsHere, NO_STRIPE_CONTRACT))
  let events: Receiver
  let stripe: Stripe
  group.each.setup(async () => {
    events = await receiveEvents()
    stripe = await sandboxClient()
    return async () => {
      events.close()
      await clearSandbox()
    }
  })
  const types = () => events.events.map(({ type }) => type)
  const eventually = (count: number) => until(() => events.events.length >= count)

  test('changes the interval at once, with what was paid taken off', async ({ assert }) => {
    const { subscription, catalog } = await subscriber(stripe)
    await moveSandboxClock(10 * DAY_MS)
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0].id, price: catalog.annual.id }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    })
    const invoice = changed.latest_invoice as Stripe.Invoice
    const [credit, charge] = invoice.lines.data.map(({ amount }) => amount)
    assert.isBelow(credit, -1800)
    assert.isAbove(credit, -2200)
    assert.equal(charge, 25188)
    assert.equal(invoice.amount_paid, 25188 + credit)
    assert.equal(changed.items.data[0].price.id, catalog.annual.id)
    const days = (changed.items.data[0].current_period_end - changed.billing_cycle_anchor) / 86_400
    assert.isAtLeast(days, 365)
  })

  test('cancels at the end of the period, and can be resumed before', async ({ assert }) => {
    const { subscription } = await subscriber(stripe)
    const canceling = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
    })
    assert.equal(canceling.cancel_at, subscription.items.data[0].current_period_end)
    const resumed = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: false,
    })
    assert.isNull(resumed.cancel_at)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    await moveSandboxClock(32 * DAY_MS)
    const ended = await stripe.subscriptions.retrieve(subscription.id)
    assert.equal(ended.status, 'canceled')
    const customer = subscription.customer as string
    assert.lengthOf((await stripe.subscriptions.list({ customer })).data, 0)
    assert.lengthOf((await stripe.subscriptions.list({ customer, status: 'all' })).data, 1)
    assert.lengthOf((await stripe.invoices.list({ customer })).data, 1)
    await eventually(7)
    assert.equal(types().at(-1), 'customer.subscription.deleted')
  })

  test('cancels at once, and keeps what is left as credit if asked', async ({ assert }) => {
    const { subscription } = await subscriber(stripe)
    const ended = await stripe.subscriptions.cancel(subscription.id, {
      prorate: true,
      invoice_now: true,
    })
    assert.equal(ended.status, 'canceled')
    const customer = await stripe.customers.retrieve(subscription.customer as string)
    assert.equal((customer as Stripe.Customer).balance, -2999)
    assert.equal((await refusal(stripe.subscriptions.cancel(subscription.id))).statusCode, 404)
  })

  test('renews when its clock moves, and once for each period', async ({ assert }) => {
    const { subscription } = await subscriber(stripe)
    await moveSandboxClock(95 * DAY_MS)
    const { data } = await stripe.invoices.list({ subscription: subscription.id })
    assert.lengthOf(data, 4)
    assert.deepEqual(
      data.map(({ billing_reason: reason }) => reason),
      ['subscription_cycle', 'subscription_cycle', 'subscription_cycle', 'subscription_create']
    )
    await eventually(9)
    assert.deepEqual(types().slice(3, 5), ['invoice.paid', 'customer.subscription.updated'])
  })

  test('tries a card that fails at renewal three more times, and then ends', async ({ assert }) => {
    const { subscription } = await subscriber(stripe, 'fails_later')
    await moveSandboxClock(32 * DAY_MS)
    assert.equal((await stripe.subscriptions.retrieve(subscription.id)).status, 'past_due')
    await moveSandboxClock(10 * DAY_MS)
    const ended = await stripe.subscriptions.retrieve(subscription.id)
    assert.equal(ended.status, 'canceled')
    assert.equal(ended.cancellation_details?.reason, 'payment_failed')
    await eventually(9)
    assert.lengthOf(
      types().filter((type) => type === 'invoice.payment_failed'),
      4
    )
    assert.equal(types().at(-1), 'customer.subscription.deleted')
  })

  test('collects what is open as soon as there is another card', async ({ assert }) => {
    const { subscription } = await subscriber(stripe, 'fails_later')
    await moveSandboxClock(32 * DAY_MS)
    const customer = subscription.customer as string
    await changeSandbox([customer], (work) => changeCard(work, customer, 'works'))
    assert.equal((await stripe.subscriptions.retrieve(subscription.id)).status, 'active')
    const { data } = await stripe.invoices.list({ customer, status: 'open' })
    assert.lengthOf(data, 0)
  })

  test('expires sessions, when asked and after a day', async ({ assert }) => {
    const { monthly } = await makeCatalog(stripe)
    const [first, second] = [await openSession(stripe, monthly), await openSession(stripe, monthly)]
    assert.equal((await stripe.checkout.sessions.expire(first.id)).status, 'expired')
    assert.equal((await refusal(stripe.checkout.sessions.expire(first.id))).statusCode, 400)
    await moveSandboxClock(DAY_MS + 1000)
    assert.equal((await stripe.checkout.sessions.retrieve(second.id)).status, 'expired')
    assert.deepEqual(await pay(second.id), { state: 'closed' })
    await eventually(2)
    assert.deepEqual(types(), ['checkout.session.expired', 'checkout.session.expired'])
  })

  test('deletes a customer, and ends what runs for it', async ({ assert }) => {
    const { subscription } = await subscriber(stripe)
    const id = subscription.customer as string
    assert.isTrue((await stripe.customers.del(id)).deleted)
    assert.equal((await stripe.subscriptions.retrieve(subscription.id)).status, 'canceled')
    await refusal(stripe.customers.update(id, { name: 'Back' }))
  })
})
