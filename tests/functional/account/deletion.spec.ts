import { test } from '@japa/runner'
import Stripe from 'stripe'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import Identity from '#app/auth/models/identity'
import User from '#app/auth/models/user'
import { signInWithIdentity } from '#app/auth/services/sign_in/sign_in_with_identity'
import { beginErasures } from '#app/account/services/deletion/begin_erasures'
import { eraseAccount } from '#app/account/services/deletion/erase_account'
import { DAYS_TO_KEEP } from '#app/account/domain/deletion'
import { stripeClient } from '#app/billing/services/payments/stripe_client'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import { startWorker } from '#app/core/jobs/start_worker'
import { fullPerson, isGone, placesOf } from '#tests/functional/account/full_person'
import { newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { browserSession, createPerson } from '#tests/helpers/people'

const DELETION = '/api/account/deletion'
const DAY_MS = 24 * 60 * 60_000
const DUE_MS = DAYS_TO_KEEP * DAY_MS

/** Requests of a person in a browser. */
async function inBrowser(client: ApiClient, user: User) {
  const { cookie, csrfToken } = await browserSession(user)
  const headers = { cookie, 'x-xsrf-token': csrfToken }
  return {
    get: () => client.get(DELETION).headers(headers),
    request: (confirmation: string) =>
      client.post(DELETION).headers(headers).json({ confirmation }),
    keep: () => client.delete(DELETION).headers(headers),
  }
}

const creditsOfAll = async () =>
  Number((await db.from('credit_lines').where('account', 'used').sum('amount as sum'))[0].sum ?? 0)

const paymentsOfAll = async () => Number((await db.from('payments').sum('cents as sum'))[0].sum)

test.group('The deletion of an account', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('removes every trace of the person in 14 days, and the ledger still balances', async ({
    client,
    assert,
  }) => {
    const person = await fullPerson(client)
    const { customer_id: customer } = await db
      .from('billing_customers')
      .where('user_id', person.user.id)
      .firstOrFail()
    const needles = [...person.needles, String(customer)]
    const places = await placesOf(needles)
    for (const needle of needles)
      assert.isTrue(
        places.some((place) => place.endsWith(`: ${needle}`)),
        needle
      )
    const browser = await inBrowser(client, person.user)
    const asked = await browser.request(person.user.email!.toUpperCase())
    asked.assertStatus(200)
    const dueMs = Date.parse(asked.body().dueAt)
    assert.closeTo(dueMs, Date.now() + DUE_MS, 60_000)
    const { subscription } = (await person.get('/api/subscription')).body()
    assert.equal(subscription.state, 'canceling')
    const used = await creditsOfAll()
    const paid = await paymentsOfAll()
    const own = await db.from('payments').where('user_id', person.user.id)
    assert.lengthOf(own, 2)

    await beginErasures(dueMs - 60_000)
    assert.isNotNull(await User.find(person.user.id))
    await beginErasures(dueMs)
    ;(await browser.keep()).assertStatus(401)
    await isGone(person)
    assert.deepEqual(await placesOf(needles), [])
    assert.deepEqual(await reconcile(), [])
    assert.equal(await creditsOfAll(), used)
    assert.equal(await paymentsOfAll(), paid)
    const kept = await db.from('payments').whereIn(
      'id',
      own.map(({ id }) => id)
    )
    assert.deepEqual(
      kept.map(({ user_id: userId }) => userId),
      [null, null]
    )

    const stripe = await stripeClient()
    await assert.rejects(() => stripe.customers.retrieve(String(customer)), /No such customer/)
    ;(await client.get(`/api/shared/${person.links.prompt}`)).assertStatus(404)
    ;(await client.get(`/api/shared-flows/${person.links.flow}`)).assertStatus(404)
    const theirs = (await person.other.get('/api/prompts')).body()
    assert.lengthOf(theirs, 1)
  })

  test('leaves a new and empty account for a person who signs in again', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { user } = person
    const subject = `back-${user.id}`
    await Identity.create({ userId: user.id, issuer: 'https://issuer.test', subject })
    const browser = await inBrowser(client, user)
    await browser.request(user.email!)
    await beginErasures(Date.now() + DUE_MS + DAY_MS)
    const again = await signInWithIdentity({
      ...{ issuer: 'https://issuer.test', subject, email: user.email, emailVerified: true },
      ...{ firstName: 'Zora', lastName: null, pictureUrl: null },
    })
    assert.notEqual(again.id, user.id)
    assert.equal(again.plan, 'free')
    await isGone(person)
    assert.isNotNull(await User.find(again.id))
  })

  test('can be taken back until it is due, and asked for once', async ({ client, assert }) => {
    const user = await createPerson()
    const browser = await inBrowser(client, user)
    ;(await browser.keep()).assertStatus(404)
    const { dueAt } = (await browser.request(user.email!)).body()
    assert.equal((await browser.request(user.email!)).body().dueAt, dueAt)
    const me = await client.get('/api/auth/user').loginAs(user)
    assert.equal(me.body().deletionDueAt, dueAt)
    const kept = await browser.keep()
    kept.assertStatus(200)
    assert.isNull(kept.body().dueAt)
    await beginErasures(Date.parse(dueAt) + DAY_MS)
    assert.isNotNull(await User.find(user.id))
    assert.isNull((await browser.get()).body().dueAt)
  })

  test('either begins or is taken back: the first write decides', async ({ client, assert }) => {
    const people = await Promise.all(Array.from({ length: 6 }, () => createPerson()))
    const browsers = await Promise.all(people.map((user) => inBrowser(client, user)))
    for (const [at, browser] of browsers.entries()) await browser.request(people[at].email!)
    const [, ...kept] = await Promise.all([
      beginErasures(Date.now() + DUE_MS + DAY_MS),
      ...browsers.map((browser) => browser.keep()),
    ])
    for (const [at, answer] of kept.entries()) {
      const { erasure_key: key } = (await db.from('users').where('id', people[at].id).first()) ?? {
        erasure_key: 'begun',
      }
      assert.equal(key === null, answer.status() === 200)
    }
  })

  test('cannot be taken back once the erasure has begun', async ({ client, assert }) => {
    const user = await createPerson()
    const browser = await inBrowser(client, user)
    const begun = { deletion_due_ms: Date.now() - 1, erasure_key: crypto.randomUUID() }
    await db.from('users').where('id', user.id).update(begun)
    ;(await browser.keep()).assertStatus(404)
    assert.isNotNull((await browser.get()).body().dueAt)
  })

  test('goes on where it was interrupted, and the ledger balances in between', async ({
    client,
    assert,
  }) => {
    const person = await fullPerson(client)
    const key = crypto.randomUUID()
    const begun = { deletion_due_ms: Date.now() - 1, erasure_key: key }
    await db.from('users').where('id', person.user.id).update(begun)
    let interruptions = 0
    for (let isDone = false; !isDone; interruptions++) {
      // It ends after one step, as if the process had been killed there.
      isDone = await eraseAccount(key, AbortSignal.abort()).then(
        () => true,
        () => false
      )
      assert.deepEqual(await reconcile(), [])
    }
    assert.isAbove(interruptions, 10)
    assert.deepEqual(await placesOf(person.needles), [])
  })

  test('needs the email, or the word where there is none', async ({ client, assert }) => {
    const user = await createPerson()
    const browser = await inBrowser(client, user)
    const wrong = await browser.request('someone@else.test')
    wrong.assertStatus(422)
    assert.property(wrong.body().fields, 'confirmation')
    assert.isNull((await browser.get()).body().dueAt)
    const nameless = await createPerson({ email: null })
    const other = await inBrowser(client, nameless)
    assert.deepInclude((await other.get()).body(), { confirmation: 'DELETE', hasEmail: false })
    ;(await other.request('delete')).assertStatus(422)
    ;(await other.request('DELETE')).assertStatus(200)
  })

  test('is not for the only administrator', async ({ client, assert }) => {
    await db.from('users').update({ is_admin: false })
    const [one, other] = [
      await createPerson({ isAdmin: true }),
      await createPerson({ isAdmin: true }),
    ]
    const browser = await inBrowser(client, one)
    ;(await browser.request(one.email!)).assertStatus(200)
    const last = await inBrowser(client, other)
    const refused = await last.request(other.email!)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'only_administrator')
    assert.isTrue((await last.get()).body().isOnlyAdministrator)
    await browser.keep()
    ;(await last.request(other.email!)).assertStatus(200)
  })
})

test.group('The deletion of an account while Stripe cannot be reached', (group) => {
  group.setup(() => startWorker())

  test('is refused, and nothing changes', async ({ client, assert }) => {
    const person = await fullPerson(client)
    const stripe = await stripeClient()
    const browser = await inBrowser(client, person.user)
    const { update } = stripe.subscriptions
    stripe.subscriptions.update = unreachable
    try {
      const refused = await browser.request(person.user.email!)
      refused.assertStatus(503)
      assert.equal(refused.body().code, 'payments_down')
    } finally {
      stripe.subscriptions.update = update
    }
    assert.isNull((await browser.get()).body().dueAt)
    const { subscription } = (await person.get('/api/subscription')).body()
    assert.equal(subscription.state, 'active')
  })

  test('waits once it has begun, so that nobody unknown is charged', async ({ client, assert }) => {
    const person = await fullPerson(client)
    const key = crypto.randomUUID()
    await db.from('users').where('id', person.user.id).update({ erasure_key: key })
    const stripe = await stripeClient()
    const { del } = stripe.customers
    stripe.customers.del = unreachable
    try {
      await assert.rejects(() => eraseAccount(key, new AbortController().signal), /payments_down/)
    } finally {
      stripe.customers.del = del
    }
    assert.isNotNull(await User.find(person.user.id))
    assert.isNotEmpty(await db.from('subscriptions').where('user_id', person.user.id))
    await eraseAccount(key, new AbortController().signal)
    assert.deepEqual(await placesOf(person.needles), [])
  })
})

const unreachable = () =>
  Promise.reject(new Stripe.errors.StripeConnectionError({ message: 'down' }))
