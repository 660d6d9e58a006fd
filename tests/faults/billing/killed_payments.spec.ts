import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type Stripe from 'stripe'
import { v7 } from 'uuid'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { paySession } from '#app/billing/sandbox/world/pay_session'
import { readCredits } from '#app/billing/services/usage/read_credits'
import { planOf } from '#app/billing/services/plan/plan_of'
import { findCustomer } from '#app/billing/services/payments/customers'
import { stripeClient } from '#app/billing/services/payments/stripe_client'
import { syncCustomer } from '#app/billing/services/payments/syncing/sync_customer'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import { databaseFile } from '#app/core/database_file'
import { onlyInFull } from '#tests/helpers/depth'
import type { PaymentOrder } from '#tests/helpers/payment_process'
import { createPerson } from '#tests/helpers/people'

const program = fileURLToPath(new URL('../../helpers/payment_process.ts', import.meta.url))
const project = fileURLToPath(new URL('../../../', import.meta.url))
const PLACES = ['before', 'at', 'after'] as const
/** More than any of these operations commits. */
const MAX_COMMITS = 40
const DAY_MS = 24 * 60 * 60_000

/** @returns what the process answers, or null where it was killed before */
function follow(order: PaymentOrder): Promise<unknown> {
  const args = ['--import=@poppinss/ts-exec', program, JSON.stringify(order)]
  const env = { ...process.env, DB_FILE: databaseFile() }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: project, env }, (error, stdout, stderr) => {
      if (!error) return resolve(JSON.parse(stdout.trim().split('\n').at(-1)!))
      if (error.signal === 'SIGKILL') resolve(null)
      else reject(new Error(stderr))
    })
  })
}

/**
 * Does the same for new people again and again, and kills it around its first commit, its second one, and so on, until
 * it ends before it would be killed. @returns how often it was killed
 */
async function killAroundEachCommit(
  once: (die: PaymentOrder['die']) => Promise<{ isKilled: boolean }>
): Promise<number> {
  let kills = 0
  for (let commit = 1; commit <= MAX_COMMITS; commit++) {
    for (const place of PLACES) {
      const { isKilled } = await once({ commit, place })
      if (!isKilled) return kills
      kills += 1
    }
  }
  throw new Error('It commits without end.')
}

/** A person who has paid for a month of Pro. */
async function payer() {
  const { id: userId } = await createPerson()
  const started = await follow({ userId, what: { name: 'checkout' }, die: null })
  await payNewest(started)
  const customer = await findCustomer({ user_id: userId })
  return { userId, customerId: customer!.customer_id }
}

async function payNewest(started: unknown): Promise<void> {
  const { made: url } = started as { made: string }
  const id = new URL(url).pathname.split('/').at(-1)!
  await changeSandbox([id], (work) => paySession(work, id, 'works'))
}

async function subscriber() {
  const person = await payer()
  await syncCustomer(person.customerId)
  const { data } = await (await stripeClient()).subscriptions.list({ customer: person.customerId })
  return { ...person, subscriptionId: data[0].id }
}

const eventAbout = (customer: string) =>
  ({
    ...{ id: `evt_${v7()}`, object: 'event', type: 'customer.subscription.created' },
    ...{ livemode: false, data: { object: { object: 'subscription', customer } } },
  }) as unknown as Stripe.Event

async function chargesOf(customer: string): Promise<Stripe.Charge[]> {
  const stripe = await stripeClient()
  const { data } = await stripe.paymentIntents.list({ customer, expand: ['data.latest_charge'] })
  return data.flatMap(({ latest_charge: charge }) => (charge ? [charge as Stripe.Charge] : []))
}

const creditsOf = async (userId: string, now = Date.now()) => {
  const { book } = await readCredits({ userId, now })
  return [book.granted, book.held]
}

test.group('A process that is killed around each commit', (group) => {
  group.tap(onlyInFull)
  group.setup(() => testUtils.db().migrate())
  group.each.timeout(20 * 60_000)
  group.each.teardown(async () => {
    const differences = await reconcile()
    if (differences.length > 0) throw new Error(differences.join('\n'))
  })

  test('of a checkout leaves one customer and one checkout that can be paid', async ({
    assert,
  }) => {
    const stripe = await stripeClient()
    const kills = await killAroundEachCommit(async (die) => {
      const { id: userId } = await createPerson()
      const what = { name: 'checkout' } as const
      const isKilled = (await follow({ userId, what, die })) === null
      await payNewest(await follow({ userId, what, die: null }))
      const customers = (await stripe.customers.list({ limit: 100 })).data
      const own = customers.filter(({ metadata }) => metadata.user_id === userId)
      assert.lengthOf(own, 1)
      assert.lengthOf(await chargesOf(own[0].id), 1)
      const sessions = await stripe.checkout.sessions.list({ customer: own[0].id })
      assert.lengthOf(
        sessions.data.filter(({ status }) => status === 'open'),
        0
      )
      return { isKilled }
    })
    assert.isAbove(kills, 3)
  })

  test('of an event gives the plan and its credits once', async ({ assert }) => {
    const kills = await killAroundEachCommit(async (die) => {
      const { userId, customerId } = await payer()
      const what = { name: 'event', event: eventAbout(customerId), customerId } as const
      const isKilled = (await follow({ userId, what, die })) === null
      await follow({ userId, what, die: null })
      assert.equal(await planOf(userId), 'pro')
      assert.deepEqual(await creditsOf(userId), [1000, 0])
      const granted = await db
        .from('credit_lines')
        .where({ user_id: userId, kind: 'grant', account: 'granted', amount: 1000 })
      assert.lengthOf(granted, 1)
      return { isKilled }
    })
    assert.isAbove(kills, 3)
  })

  test('of a new month of credits grants them once', async ({ assert }) => {
    const kills = await killAroundEachCommit(async (die) => {
      const { userId } = await subscriber()
      const now = Date.now() + 40 * DAY_MS
      const what = { name: 'hold', reference: `run:${userId}`, now } as const
      const isKilled = (await follow({ userId, what, die })) === null
      await follow({ userId, what, die: null })
      assert.deepEqual(await creditsOf(userId, now), [999, 1])
      return { isKilled }
    })
    assert.isAbove(kills, 2)
  })

  test('of a refund pays back once, ends the subscription and the plan', async ({ assert }) => {
    const stripe = await stripeClient()
    const kills = await killAroundEachCommit(async (die) => {
      const { userId, customerId, subscriptionId } = await subscriber()
      const what = { name: 'money_back' } as const
      const isKilled = (await follow({ userId, what, die })) === null
      const claimed = await findCustomer({ user_id: userId })
      // The claim comes with a job that finishes it. Without a claim, nothing was promised.
      const rest =
        claimed!.money_back_ms === null
          ? what
          : ({ name: 'finish_money_back', customerId, subscriptionId } as const)
      await follow({ userId, what: rest, die: null })
      const jobs = await db.from('jobs').where('name', 'give_money_back')
      assert.isTrue(jobs.some(({ payload }) => String(payload).includes(userId)))
      const charges = await chargesOf(customerId)
      assert.lengthOf(charges, 1)
      assert.equal(charges[0].amount_refunded, charges[0].amount)
      const { status } = await stripe.subscriptions.retrieve(subscriptionId)
      assert.equal(status, 'canceled')
      assert.equal(await planOf(userId), 'free')
      return { isKilled }
    })
    assert.isAbove(kills, 3)
  })
})
