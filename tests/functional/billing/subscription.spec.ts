import { test } from '@japa/runner'
import Identity from '#app/auth/models/identity'
import { SANDBOX_ISSUER } from '#app/auth/sandbox/sandbox_client'
import { asPerson } from '#tests/helpers/api'
import { type Books, newBooks } from '#tests/functional/billing/books'
import { onBothDatabases } from '#tests/helpers/depth'

/** The books of a person in the period that lies around the present. */
async function currentBooks(plan: 'free' | 'pro' = 'free'): Promise<Books> {
  const books = await newBooks(plan)
  books.now = Date.now()
  return books
}

test.group('The subscription of a person', (group) => {
  group.tap(onBothDatabases)
  test('is the free plan with 25 credits that reset on the anniversary day', async ({
    client,
    assert,
  }) => {
    const { user } = await currentBooks()
    const { creditsResetAt, ...rest } = (
      await (await asPerson(client, user)).get('/api/subscription')
    ).body()
    assert.deepEqual(rest, {
      ...{ plan: 'free', creditsUsed: 0, creditsLimit: 25 },
      ...{ billingCycleEnd: null, grantedBy: null, ended: null },
      ...{ payments: 'sandbox', subscription: null, moneyBackUntil: null, moneyBackAt: null },
    })
    const reset = new Date(creditsResetAt)
    const next = new Date(reset.getTime() + 24 * 60 * 60 * 1000)
    assert.isAbove(reset.getTime(), Date.now())
    assert.equal(creditsResetAt.slice(10), 'T00:00:00.000Z')
    assert.isTrue(reset.getUTCDate() === 31 || next.getUTCDate() === 1, creditsResetAt)
  })

  test('counts what is held and charged as used, and bought credits toward the limit', async ({
    client,
    assert,
  }) => {
    const books = await currentBooks('pro')
    const person = await asPerson(client, books.user)
    const figures = async () => {
      const { plan, creditsUsed, creditsLimit } = (await person.get('/api/subscription')).body()
      return [plan, creditsUsed, creditsLimit]
    }
    await books.buy(`purchase:${books.userId}`, 100)
    assert.deepEqual(await figures(), ['pro', 0, 1100])
    await books.hold(`run:1:${books.userId}`, 3)
    assert.deepEqual(await figures(), ['pro', 3, 1100])
    await books.post(`run:1:${books.userId}`)
    await books.hold(`run:2:${books.userId}`, 1050)
    assert.deepEqual(await figures(), ['pro', 1053, 1100])
    await books.void(`run:2:${books.userId}`)
    assert.deepEqual(await figures(), ['pro', 3, 1100])
  })

  test('says when the sandbox granted the Pro plan, and when the cycle of a plan ends', async ({
    client,
    assert,
  }) => {
    const books = await currentBooks('pro')
    const person = await asPerson(client, books.user)
    const sample = { userId: books.userId, issuer: SANDBOX_ISSUER, subject: books.userId }
    assert.isNull((await person.get('/api/subscription')).body().grantedBy)
    await Identity.create({ ...sample, label: 'sample' })
    const { grantedBy, billingCycleEnd, creditsResetAt } = (
      await person.get('/api/subscription')
    ).body()
    assert.equal(grantedBy, 'sandbox')
    assert.equal(billingCycleEnd, creditsResetAt)
    await books.hold(`run:1:${books.userId}`)
    const [, granted] = (await person.get('/api/usage?kind=credit')).body()
    assert.containSubset(granted, { movement: 'grant', credits: 1000, source: 'sandbox' })
  })

  test('has its movements in the list of usage', async ({ client, assert }) => {
    const books = await currentBooks()
    const person = await asPerson(client, books.user)
    await books.hold(`run:1:${books.userId}`)
    books.now += 1000
    await books.post(`run:1:${books.userId}`)
    const rows = (await person.get('/api/usage?limit=50')).body()
    assert.deepEqual(
      rows.map(({ kind, movement, credits, from, to }: Record<string, unknown>) =>
        [kind, movement, credits, from, to].join(' ')
      ),
      ['credit post 1 held used', 'credit hold 1 granted held', 'credit grant 25 issued granted']
    )
    assert.lengthOf((await person.get('/api/usage?kind=model')).body(), 0)
    assert.lengthOf((await person.get('/api/usage?purpose=rewrite')).body(), 0)
  })
})
