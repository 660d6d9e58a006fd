import { test } from '@japa/runner'
import type Stripe from 'stripe'
import {
  ADDRESSES,
  clearSandbox,
  withEmptySandbox,
  makeCatalog,
  openSession,
  receiveEvents,
  type Receiver,
  sandboxClient,
} from '#tests/functional/billing/sandbox_client'
import { pay, refusal, subscriber } from '#tests/functional/billing/sandbox_customers'
import { onBothDatabases } from '#tests/helpers/depth'
import { NO_STRIPE_CONTRACT, stripeContractIsHere } from '#tests/helpers/stripe_contract'
import { until } from '#tests/helpers/until'

test.group('The sandbox of Stripe, through its client', (group) => {
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

  test('keeps products and prices, and finds prices by lookup key', async ({ assert }) => {
    const { monthly, annual } = await makeCatalog(stripe)
    const found = await stripe.prices.list({
      lookup_keys: ['pro_annual'],
      active: true,
      expand: ['data.product'],
    })
    assert.deepEqual(
      found.data.map(({ id }) => id),
      [annual.id]
    )
    assert.equal((found.data[0].product as Stripe.Product).name, 'Hone Pro')
    assert.equal(monthly.unit_amount, 2999)
    assert.equal(monthly.recurring?.interval, 'month')
    assert.equal((await stripe.products.list()).data.length, 1)
    assert.equal((await stripe.prices.retrieve(monthly.id)).lookup_key, 'pro_monthly')
  })

  test('sells a subscription, and says so in events and in every object', async ({ assert }) => {
    const { paid, subscription } = await subscriber(stripe)
    assert.equal(paid.status, 'complete')
    assert.equal(paid.payment_status, 'paid')
    assert.equal(paid.amount_total, 2999)
    assert.isFalse(paid.livemode)
    assert.equal(subscription.status, 'active')
    assert.deepEqual(subscription.metadata, { user: '42' })
    const [item] = subscription.items.data
    assert.isAbove(item.current_period_end, item.current_period_start)
    const { data: invoices } = await stripe.invoices.list({ customer: paid.customer as string })
    assert.deepEqual(
      invoices.map(({ status, amount_paid: amount }) => [status, amount]),
      [['paid', 2999]]
    )
    assert.equal(invoices[0].parent?.subscription_details?.subscription, subscription.id)
    assert.match(invoices[0].hosted_invoice_url!, /\/sandbox\/invoices\/in_/)
    await eventually(3)
    assert.deepEqual(types(), [
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
    ])
    const stored = await stripe.events.list({ type: 'invoice.paid' })
    assert.equal(stored.data[0].id, events.events[1].id)
    assert.equal(stored.data[0].api_version, '2026-10-28.endive')
  })

  test('expands what is asked for, and refuses to expand what it cannot', async ({ assert }) => {
    const { paid, subscription } = await subscriber(stripe)
    const whole = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice.payments', 'customer', 'default_payment_method'],
    })
    const invoice = whole.latest_invoice as Stripe.Invoice
    assert.equal(invoice.payments?.data[0].status, 'paid')
    assert.equal((whole.customer as Stripe.Customer).email, 'mia@hone.test')
    assert.equal((whole.default_payment_method as Stripe.PaymentMethod).card?.last4, '4242')
    const withLines = await stripe.checkout.sessions.retrieve(paid.id, {
      expand: ['line_items', 'subscription'],
    })
    assert.equal(withLines.line_items?.data[0].price?.unit_amount, 2999)
    assert.isUndefined(paid.line_items)
    const lines = await stripe.checkout.sessions.listLineItems(paid.id)
    assert.equal(lines.data.length, 1)
    assert.deepEqual(
      await refusal(stripe.subscriptions.retrieve(subscription.id, { expand: ['status'] })),
      {
        ...{ statusCode: 400, type: 'StripeInvalidRequestError', code: undefined },
        param: 'expand',
      }
    )
  })

  test('sells credits once, and gives back no more than was paid', async ({ assert }) => {
    const { pack } = await makeCatalog(stripe)
    const { id } = await openSession(stripe, pack, {
      payment_intent_data: { metadata: { pack: 'credits_500' } },
      invoice_creation: { enabled: true },
    })
    await pay(id)
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    const intent = session.payment_intent as Stripe.PaymentIntent
    assert.equal(intent.amount_received, 1000)
    const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 400 })
    assert.equal((await stripe.refunds.retrieve(refund.id)).amount, 400)
    assert.equal(
      (await refusal(stripe.refunds.create({ payment_intent: intent.id, amount: 601 }))).param,
      'amount'
    )
    const rest = await stripe.refunds.create({ charge: intent.latest_charge as string })
    assert.equal(rest.amount, 600)
    assert.equal(
      (await refusal(stripe.refunds.create({ payment_intent: intent.id }))).code,
      'charge_already_refunded'
    )
    await eventually(6)
    assert.deepEqual(types(), [
      ...['invoice.paid', 'checkout.session.completed'],
      ...['refund.created', 'charge.refunded', 'refund.created', 'charge.refunded'],
    ])
    assert.isTrue(events.events[5].data.object.refunded)
  })

  test('answers a key again as it did, and refuses it for another request', async ({ assert }) => {
    const key = { idempotencyKey: 'one key' }
    const first = await stripe.customers.create({ email: 'a@hone.test' }, key)
    const again = await stripe.customers.create({ email: 'a@hone.test' }, key)
    assert.equal(again.id, first.id)
    assert.lengthOf((await stripe.customers.list()).data, 1)
    assert.deepEqual(await refusal(stripe.customers.create({ email: 'b@hone.test' }, key)), {
      ...{ statusCode: 400, type: 'StripeIdempotencyError', code: undefined, param: undefined },
    })
    const wrong = { idempotencyKey: 'wrong' }
    const call = () => stripe.prices.create({ currency: 'usd', product: 'prod_x' }, wrong)
    const refused = await refusal(call())
    await stripe.products.create({ name: 'Now there', id: 'prod_x' })
    assert.deepEqual(await refusal(call()), refused)
  })

  test('makes one of many requests with one key at a time', async ({ assert }) => {
    const key = { idempotencyKey: 'together' }
    const made = await Promise.all(
      Array.from({ length: 8 }, () => stripe.customers.create({ name: 'One' }, key))
    )
    assert.lengthOf([...new Set(made.map(({ id }) => id))], 1)
  })

  test('refuses wrong keys, unknown parameters and addresses that are not ours', async ({
    assert,
  }) => {
    const stranger = await sandboxClient({ apiKey: 'sk_test_wrong' })
    assert.equal((await refusal(stranger.customers.list())).statusCode, 401)
    const { monthly } = await makeCatalog(stripe)
    const unknown = { email: 'a@hone.test', emial: 'b' } as Stripe.CustomerCreateParams
    assert.deepEqual(await refusal(stripe.customers.create(unknown)), {
      ...{ statusCode: 400, type: 'StripeInvalidRequestError', code: 'parameter_unknown' },
      param: 'emial',
    })
    const nested = { line_items: [{ prize: 'x' } as never] }
    assert.equal(
      (await refusal(openSession(stripe, monthly, nested))).param,
      'line_items[0][prize]'
    )
    const elsewhere = { success_url: 'https://example.com/' }
    assert.equal((await refusal(openSession(stripe, monthly, elsewhere))).param, 'success_url')
    const absent = stripe.checkout.sessions.create({
      ...ADDRESSES,
      ...{ mode: 'subscription', line_items: [{ price: 'price_absent' }] },
    })
    assert.deepEqual(await refusal(absent), {
      ...{ statusCode: 400, type: 'StripeInvalidRequestError', code: 'resource_missing' },
      param: 'line_items[0][price]',
    })
    const { statusCode } = await refusal(stripe.subscriptions.retrieve('sub_absent'))
    assert.equal(statusCode, 404)
  })

  test('gives long lists page by page, the newest first', async ({ assert }) => {
    for (let at = 0; at < 5; at += 1) await stripe.customers.create({ name: `${at}` })
    const first = await stripe.customers.list({ limit: 2 })
    assert.isTrue(first.has_more)
    assert.deepEqual(
      first.data.map(({ name }) => name),
      ['4', '3']
    )
    const names = []
    for await (const { name } of stripe.customers.list({ limit: 2 })) names.push(name)
    assert.deepEqual(names, ['4', '3', '2', '1', '0'])
    const back = await stripe.customers.list({ limit: 1, ending_before: first.data[1].id })
    assert.deepEqual(
      back.data.map(({ name }) => name),
      ['4']
    )
  })

  test('opens portal sessions of customers', async ({ assert }) => {
    const customer = await stripe.customers.create({ name: 'Mia' })
    await stripe.billingPortal.configurations.create({
      features: { invoice_history: { enabled: true } },
    })
    const session = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: ADDRESSES.cancel_url,
    })
    assert.match(session.url, /\/sandbox\/portal\/bps_/)
    const { data } = await stripe.billingPortal.configurations.list({ is_default: true })
    assert.equal(data[0].id, session.configuration)
  })
})
