import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { type CustomerFacts, NO_FACTS } from '#app/billing/domain/payments/customer_facts'
import { planStepIn } from '#app/billing/domain/payments/plan_change'
import { applyFacts } from '#app/billing/services/payments/apply_facts'
import { addCustomer, findCustomer } from '#app/billing/services/payments/customers'
import { planOf } from '#app/billing/services/plan/plan_of'
import { readCredits } from '#app/billing/services/usage/read_credits'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import { inTransaction } from '#app/core/transact'
import { type Books, newBooks } from '#tests/functional/billing/books'
import { onBothDatabases } from '#tests/helpers/depth'
import {
  DAY_MS,
  MONTH_END_MS,
  pack,
  START_MS,
  subscription,
} from '#tests/unit/billing/payments/facts'

async function newCustomer() {
  const books = await newBooks('free')
  await db.from('users').where('id', books.userId).update({ created_at: '2026-03-10 08:00:00.000' })
  await addCustomer(books.userId, `cus_${books.userId}`)
  return books
}

async function apply(books: Books, facts: Partial<CustomerFacts>, now: number): Promise<void> {
  books.now = now
  await inTransaction(async (trx) => {
    const customer = await findCustomer({ user_id: books.userId }, trx)
    await applyFacts(customer!, { ...NO_FACTS, ...facts }, now, trx)
  })
}

const storedPlan = ({ userId }: Books) =>
  db.from('users').where('id', userId).select('plan', 'plan_until_ms').first()

const limitOf = async (books: Books) => {
  const { book } = await readCredits(books.at())
  return [book.period.grant, book.granted, new Date(book.period.start).toISOString().slice(0, 10)]
}

/** What the ledger says of credits that were withheld and given back. */
async function namedSteps({ userId }: Books): Promise<string[]> {
  const rows = await db
    .from('credit_lines')
    .where({ user_id: userId, side: 1 })
    .orderBy('movement_id')
    .select('kind', 'amount', 'reference')
  return rows.flatMap(({ kind, amount, reference }) => {
    const step = planStepIn(reference)
    return step === null || step === 'other' ? [] : [`${step} ${kind} ${amount}`]
  })
}

test.group('What Stripe says of a customer', (group) => {
  group.tap(onBothDatabases)

  test('gives the Pro plan and a month of credits that begins with the subscription', async ({
    assert,
  }) => {
    const books = await newCustomer()
    books.now = START_MS - DAY_MS
    await books.hold('run:a')
    await books.post('run:a')
    const own = { subscriptions: [subscription({ id: `sub_${books.userId}` })] }
    for (const now of [START_MS, START_MS + DAY_MS]) {
      await apply(books, own, now)
      assert.equal((await storedPlan(books)).plan, 'pro')
      assert.deepEqual(await limitOf(books), [1000, 1000, '2026-03-15'])
    }
    books.now = MONTH_END_MS
    assert.deepEqual(await limitOf(books), [1000, 1000, '2026-04-15'])
    assert.deepEqual(await reconcile(), [])
  })

  test('takes the credits back while a period is not paid for, and gives them back', async ({
    assert,
  }) => {
    const books = await newCustomer()
    const id = `sub_${books.userId}`
    await apply(books, { subscriptions: [subscription({ id })] }, START_MS)
    const renewed = { id, periodStartMs: MONTH_END_MS, periodEndMs: MONTH_END_MS + 30 * DAY_MS }
    const failed = subscription({ ...renewed, status: 'past_due' })
    const later = MONTH_END_MS + 60_000
    for (let times = 0; times < 2; times++) await apply(books, { subscriptions: [failed] }, later)
    assert.deepEqual(await limitOf(books), [25, 25, '2026-04-15'])
    await apply(books, { subscriptions: [subscription(renewed)] }, later + DAY_MS)
    assert.deepEqual(await limitOf(books), [1000, 1000, '2026-04-15'])
    assert.isNull((await storedPlan(books)).plan_until_ms)
    assert.deepEqual(await namedSteps(books), ['cut expire 975', 'restore grant 975'])
    assert.deepEqual(await reconcile(), [])
  })

  test('ends the plan without another month of credits', async ({ assert }) => {
    const books = await newCustomer()
    const id = `sub_${books.userId}`
    await apply(books, { subscriptions: [subscription({ id })] }, START_MS)
    const ending = subscription({ id, endsMs: MONTH_END_MS })
    await apply(books, { subscriptions: [ending] }, START_MS + DAY_MS)
    assert.equal(Number((await storedPlan(books)).plan_until_ms), MONTH_END_MS)
    books.now = MONTH_END_MS - 60_000
    assert.deepEqual(await limitOf(books), [25, 25, '2026-04-15'])
    await books.hold('run:b')
    const ended = subscription({ id, status: 'canceled', endedMs: MONTH_END_MS })
    await apply(books, { subscriptions: [ended] }, MONTH_END_MS + 60_000)
    assert.deepEqual(await limitOf(books), [25, 24, '2026-04-15'])
    assert.equal(await planOf(books.userId), 'free')
    assert.deepEqual(await reconcile(), [])
  })

  test('leaves a plan alone that no subscription gave', async ({ assert }) => {
    const books = await newBooks('pro')
    await addCustomer(books.userId, `cus_${books.userId}`)
    await apply(books, {}, books.now)
    assert.equal(await planOf(books.userId), 'pro')
  })

  test('gives the credits of a pack once, and takes back what was paid back', async ({
    assert,
  }) => {
    const books = await newCustomer()
    const id = `cs_${books.userId}`
    for (let times = 0; times < 2; times++) await apply(books, { packs: [pack({ id })] }, START_MS)
    assert.deepEqual(await books.balances(), [25, 100, 0, 0])
    await books.hold('run:c', 65)
    const half = pack({ id, returnedCents: 250 })
    for (let times = 0; times < 2; times++) await apply(books, { packs: [half] }, START_MS)
    assert.deepEqual(await books.balances(), [0, 9, 65, 0])
    await apply(books, { packs: [pack({ id, returnedCents: 499 })] }, START_MS)
    assert.deepEqual(await books.balances(), [0, 0, 65, 0])
    assert.deepEqual(await reconcile(), [])
  })

  test('takes credits of a returned pack that are held as soon as they are free', async ({
    assert,
  }) => {
    const books = await newCustomer()
    const id = `cs_${books.userId}`
    await apply(books, { packs: [pack({ id })] }, START_MS)
    await books.hold('run:d', 125)
    const returned = { packs: [pack({ id, returnedCents: 499 })] }
    await apply(books, returned, START_MS)
    assert.deepEqual(await books.balances(), [0, 0, 125, 0])
    await books.void('run:d')
    assert.deepEqual(await books.balances(), [25, 100, 0, 0])
    for (let times = 0; times < 2; times++) await apply(books, returned, START_MS)
    assert.deepEqual(await books.balances(), [25, 0, 0, 0])
    assert.deepEqual(await reconcile(), [])
  })

  test('leaves gifts and packs that came after a pack was paid back, however spent that one is', async ({
    assert,
  }) => {
    const books = await newCustomer()
    const id = `cs_${books.userId}`
    await apply(books, { packs: [pack({ id })] }, START_MS)
    await books.hold('run:e', 125)
    await books.post('run:e')
    const returned = pack({ id, returnedCents: 499, returnedMs: START_MS + DAY_MS })
    books.now = START_MS + 2 * DAY_MS
    await books.give('gift:e', 40)
    await apply(books, { packs: [returned] }, books.now)
    assert.deepEqual(await books.balances(), [0, 40, 0, 125])
    const second = pack({ id: `${id}_2` })
    for (let times = 0; times < 2; times++)
      await apply(books, { packs: [returned, second] }, books.now)
    assert.deepEqual(await books.balances(), [0, 140, 0, 125])
    const both = [returned, { ...second, returnedCents: 499, returnedMs: books.now }]
    for (let times = 0; times < 2; times++) await apply(books, { packs: both }, books.now)
    assert.deepEqual(await books.balances(), [0, 40, 0, 125])
    assert.deepEqual(await reconcile(), [])
  })

  test('takes back several packs that were bought and returned before it was asked', async ({
    assert,
  }) => {
    const books = await newCustomer()
    const packs = ['a', 'b'].map((name) =>
      pack({ id: `cs_${books.userId}_${name}`, returnedCents: 499, returnedMs: START_MS })
    )
    await apply(books, { packs }, START_MS + DAY_MS)
    assert.deepEqual(await books.balances(), [25, 0, 0, 0])
    assert.deepEqual(await reconcile(), [])
  })

  test('that it does not know any more ends the plan, and is forgotten', async ({ assert }) => {
    const books = await newCustomer()
    await apply(books, { subscriptions: [subscription({ id: `sub_${books.userId}` })] }, START_MS)
    await apply(books, {}, START_MS)
    assert.equal(await planOf(books.userId), 'free')
    assert.isEmpty(await db.from('subscriptions').where('user_id', books.userId))
    assert.deepEqual(await reconcile(), [])
  })
})
