import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type Stripe from 'stripe'
import { disputePayment } from '#app/billing/sandbox/world/disputes'
import type { Kinds } from '#app/billing/sandbox/world/objects'
import { createRefund } from '#app/billing/sandbox/world/refunds'
import { forgetCustomerId, lockCustomer } from '#app/billing/services/payments/customers'
import { readCustomer } from '#app/billing/services/payments/read_customer'
import { storeMoney } from '#app/billing/services/payments/store_money'
import { syncNow } from '#app/billing/services/payments/syncing/sync_customer'
import { inTransaction } from '#app/core/transact'
import { stripeInMemory } from '#tests/functional/billing/payments/stripe_in_memory'
import { newSubscriber } from '#tests/functional/billing/payments/subscribers'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { onBothDatabases } from '#tests/helpers/depth'
import { createPerson } from '#tests/helpers/people'
import { SmallWorld } from '#tests/unit/billing/sandbox/small_world'

const storedOf = async (userId: string) => {
  const rows = await db.from('payments').where('user_id', userId).orderBy('happened_ms')
  return rows.map(({ kind, cents }) => `${kind} ${cents}`)
}

test.group('What a person paid and got back', (group) => {
  group.tap(onBothDatabases)

  test('is stored with each sync, once, and at its own time', async ({ client, assert }) => {
    const { person, stripe, customer } = await newSubscriber(client)
    const userId = person.user.id
    assert.deepEqual(await storedOf(userId), ['payment 2999'])
    const { data } = await stripe.paymentIntents.list({ customer })
    const [{ id: payment }] = data
    const { created } = await stripe.refunds.create({ payment_intent: payment, amount: 1000 })
    for (let times = 0; times < 2; times++) await syncNow(customer)
    assert.deepEqual((await storedOf(userId)).sort(), ['payment 2999', 'refund 1000'])
    const refund = await db.from('payments').where({ user_id: userId, kind: 'refund' }).first()
    assert.equal(Number(refund.happened_ms), created * 1000)
    assert.isFalse(Boolean(refund.is_live))
  })

  test('counts a disputed payment as returned, when it was disputed', async ({
    client,
    assert,
  }) => {
    const { person, customer } = await newSubscriber(client)
    await changeSandbox([customer], (work) => {
      const [charge] = work.all('charge').filter((one) => one.customer === customer)
      disputePayment(work, charge)
    })
    await syncNow(customer)
    assert.deepEqual((await storedOf(person.user.id)).sort(), ['dispute 2999', 'payment 2999'])
  })

  test('stays where Stripe does not know the customer any more', async ({ client, assert }) => {
    const { person, stripe, customer } = await newSubscriber(client)
    await inTransaction(async (trx) => {
      const row = await lockCustomer({ customer_id: customer }, trx)
      await forgetCustomerId(row!, trx)
    })
    await stripe.customers.del(customer)
    await inTransaction((trx) => storeMoney(person.user.id, [], trx))
    assert.deepEqual(await storedOf(person.user.id), ['payment 2999'])
  })

  test('is corrected where a refund failed after all', async ({ assert }) => {
    const { id: userId } = await createPerson()
    const refund = { id: `re_${userId}`, kind: 'refund', isLive: false, happenedMs: 5 } as const
    await inTransaction((trx) => storeMoney(userId, [{ ...refund, cents: 700 }], trx))
    await inTransaction((trx) => storeMoney(userId, [{ ...refund, cents: 0 }], trx))
    assert.deepEqual(await storedOf(userId), ['refund 0'])
  })
})

test.group('What Stripe knows of the money of a customer', () => {
  const moneyOf = async (small: SmallWorld, customer: string, stripe = stripeInMemory(small)) => {
    const { money } = await readCustomer(stripe, customer)
    return money.map(({ kind, cents }) => `${kind} ${cents}`)
  }
  const change = <Name extends keyof Kinds>(
    small: SmallWorld,
    kind: Name,
    fields: Partial<Kinds[Name]>
  ) => {
    const [object] = small.all(kind)
    small.world.objects[object.id] = { ...object, ...fields }
  }

  test('is each payment and each refund of it', async ({ assert }) => {
    const small = new SmallWorld()
    const customer = small.buy('annual')
    small.buy('pack', 'works', customer)
    const [{ id: charge }] = small.all('charge')
    for (const amount of [100, 250]) small.do((work) => createRefund(work, { charge, amount }))
    const money = await moneyOf(small, customer)
    assert.deepEqual(money.sort(), [
      ...['payment 1000', 'payment 25188', 'refund 100', 'refund 250'],
    ])
  })

  test('is nothing of a payment that failed or is in another currency', async ({ assert }) => {
    const small = new SmallWorld()
    const customer = small.buy('pack')
    change(small, 'charge', { currency: 'eur' })
    assert.deepEqual(await moneyOf(small, customer), [])
    change(small, 'charge', { currency: 'usd', status: 'failed' })
    assert.deepEqual(await moneyOf(small, customer), [])
  })

  test('leaves out what a refund that failed and a dispute that was won gave back', async ({
    assert,
  }) => {
    const small = new SmallWorld()
    const customer = small.buy('pack')
    const [charge] = small.all('charge')
    small.do((work) => createRefund(work, { charge: charge.id, amount: 100 }))
    const [refund] = small.all('refund')
    const refunds = { ...charge.refunds!, data: [{ ...refund, status: 'failed' }] }
    change(small, 'charge', { refunds })
    assert.deepEqual(await moneyOf(small, customer), ['payment 1000', 'refund 0'])
    small.do((work) => disputePayment(work, small.all('charge')[0]))
    assert.include(await moneyOf(small, customer), 'dispute 1000')
    for (const status of ['won', 'prevented', 'warning_under_review']) {
      change(small, 'dispute', { status })
      assert.include(await moneyOf(small, customer), 'dispute 0')
    }
  })

  test('asks for the refunds that did not come with the charge', async ({ assert }) => {
    const small = new SmallWorld()
    const customer = small.buy('pack')
    const [charge] = small.all('charge')
    change(small, 'charge', { refunds: { ...charge.refunds!, has_more: true } })
    const stripe = stripeInMemory(small)
    const list = async function* () {
      yield { id: 're_1', created: 1, amount: 40, status: 'succeeded' }
      yield { id: 're_2', created: 2, amount: 60, status: 'pending' }
    }
    Object.assign(stripe, { refunds: { list } as unknown as Stripe['refunds'] })
    const money = await moneyOf(small, customer, stripe)
    assert.deepEqual(money, ['payment 1000', 'refund 40', 'refund 60'])
  })
})
