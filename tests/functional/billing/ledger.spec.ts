import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { expire } from '#app/billing/services/ledger/expire'
import { hold } from '#app/billing/services/ledger/hold'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import { MAX_HOLD_HOURS, voidExpiredHolds } from '#app/billing/services/ledger/void_expired_holds'
import { inTransaction } from '#app/core/transact'
import { newBooks } from '#tests/functional/billing/books'
import { onBothDatabases } from '#tests/helpers/depth'

const HOUR_MS = 60 * 60 * 1000

test.group('The credit ledger', (group) => {
  group.tap(onBothDatabases)
  group.each.teardown(async () => {
    const differences = await reconcile()
    if (differences.length > 0) throw new Error(differences.join('\n'))
  })

  test('grants the credits of the month with the first hold', async ({ assert }) => {
    const books = await newBooks()
    assert.deepEqual(await books.balances(), [25, 0, 0, 0])
    assert.deepEqual(await books.movements(), [])
    assert.deepEqual(await books.hold('run:1:' + books.userId), { ok: true })
    assert.deepEqual(await books.balances(), [24, 0, 1, 0])
    assert.deepEqual(await books.movements(), ['grant 25 issued>granted', 'hold 1 granted>held'])
    assert.deepEqual(await (await newBooks('pro')).balances(), [1000, 0, 0, 0])
  })

  test('does each operation once, however often it is asked', async ({ assert }) => {
    const books = await newBooks()
    await books.buy('purchase:1:' + books.userId, 100)
    assert.isFalse(await books.buy('purchase:1:' + books.userId, 100))
    const run = (name: string) => `run:${name}:${books.userId}`
    for (let turn = 0; turn < 2; turn++) {
      assert.deepEqual(await books.hold(run('a'), 3), { ok: true })
      assert.deepEqual(await books.post(run('a')), { ok: true })
      assert.deepEqual(await books.hold(run('b'), 30), { ok: true })
      assert.deepEqual(await books.void(run('b')), { ok: true })
      assert.deepEqual(await books.hold(run('c')), { ok: true })
      assert.deepEqual(await books.post(run('c')), { ok: true })
      assert.deepEqual(await books.refund(run('c')), { ok: true })
    }
    assert.deepEqual(await books.balances(), [22, 100, 0, 3])
    assert.lengthOf(await books.movements(), 11)
  })

  test('ends a hold in one way only', async ({ assert }) => {
    const books = await newBooks()
    const run = (name: string) => `run:${name}:${books.userId}`
    await books.hold(run('a'))
    assert.deepEqual(await books.refund(run('a')), { ok: false, error: 'not_posted' })
    await books.post(run('a'))
    assert.deepEqual(await books.void(run('a')), { ok: false, error: 'posted' })
    await books.hold(run('b'))
    await books.void(run('b'))
    assert.deepEqual(await books.post(run('b')), { ok: false, error: 'voided' })
    assert.deepEqual(await books.refund(run('b')), { ok: false, error: 'not_posted' })
    assert.deepEqual(await books.post(run('absent')), { ok: false, error: 'no_hold' })
    const other = await newBooks()
    assert.deepEqual(await other.post(run('a')), { ok: false, error: 'no_hold' })
    assert.deepEqual(await books.balances(), [24, 0, 0, 1])
  })

  test('does not take the run or the purchase of another person for done', async ({ assert }) => {
    const [books, other] = [await newBooks(), await newBooks()]
    await books.hold(`run:own:${books.userId}`)
    await books.buy(`purchase:own:${books.userId}`, 5)
    const owned = /belongs to another person/
    await assert.rejects(() => other.hold(`run:own:${books.userId}`), owned)
    await assert.rejects(() => other.buy(`purchase:own:${books.userId}`, 5), owned)
    assert.deepEqual(await other.balances(), [25, 0, 0, 0])
  })

  test('refuses a hold of more than is left, and changes nothing', async ({ assert }) => {
    const books = await newBooks()
    const refused = await books.hold('run:much:' + books.userId, 26)
    assert.deepEqual(refused, { ok: false, error: 'no_credits', remaining: 25 })
    assert.deepEqual(await books.movements(), [])
    await books.buy('purchase:2:' + books.userId, 1)
    assert.deepEqual(await books.hold('run:much:' + books.userId, 26), { ok: true })
    assert.deepEqual(await books.balances(), [0, 0, 26, 0])
  })

  test('leaves nothing behind when the transaction of the caller is rolled back', async ({
    assert,
  }) => {
    const books = await newBooks()
    const failing = inTransaction(async (trx) => {
      await hold({ ...books.at(), reference: 'run:lost:' + books.userId, amount: 1 }, trx)
      throw new Error('The run could not be written.')
    })
    await assert.rejects(() => failing, 'The run could not be written.')
    assert.deepEqual(await books.movements(), [])
    assert.deepEqual(await books.balances(), [25, 0, 0, 0])
  })

  test('resets on the anniversary day: granted credits expire, bought ones stay', async ({
    assert,
  }) => {
    const books = await newBooks('free', '2026-01-31T10:00:00Z')
    await books.buy('purchase:3:' + books.userId, 5)
    await books.hold('run:march:' + books.userId, 3)
    books.set('2026-03-30T23:59:59.999Z')
    assert.isFalse(await inTransaction((trx) => expire(books.at(), trx)))
    assert.deepEqual(await books.balances(), [22, 5, 3, 0])
    books.set('2026-03-31T00:00:00Z')
    assert.deepEqual(await books.balances(), [25, 5, 3, 0])
    assert.isTrue(await inTransaction((trx) => expire(books.at(), trx)))
    assert.isFalse(await inTransaction((trx) => expire(books.at(), trx)))
    assert.deepEqual(await books.balances(), [25, 5, 3, 0])
    assert.deepEqual((await books.movements()).slice(-2), [
      'expire 22 granted>issued',
      'grant 25 issued>granted',
    ])
    await books.void('run:march:' + books.userId)
    assert.deepEqual(await books.balances(), [25, 5, 0, 0])
    assert.equal((await books.movements()).at(-1), 'void 3 held>issued')
  })

  test('gives back bought credits that a hold of an earlier month took', async ({ assert }) => {
    const books = await newBooks()
    const run = (name: string) => `run:${name}:${books.userId}`
    await books.buy('purchase:4:' + books.userId, 10)
    await books.hold(run('a'), 27)
    await books.hold(run('b'), 4)
    books.set('2026-04-20T00:00:00Z')
    await books.post(run('b'))
    await books.void(run('a'))
    assert.deepEqual(await books.balances(), [25, 10, 0, 4])
    await books.refund(run('b'))
    assert.deepEqual(await books.balances(), [25, 10, 0, 0])
  })

  test('grants no credits for months without a visit', async ({ assert }) => {
    const books = await newBooks()
    await books.hold('run:early:' + books.userId)
    books.set('2026-09-01T00:00:00Z')
    await books.hold('run:late:' + books.userId)
    assert.deepEqual(await books.balances(), [24, 0, 2, 0])
  })

  test('grants once where many holds meet the new month at once', async ({ assert }) => {
    const books = await newBooks()
    await books.hold('run:before:' + books.userId)
    books.set('2026-04-30T00:00:00Z')
    const runs = Array.from({ length: 8 }, (_, index) => `run:${index}:${books.userId}`)
    const answers = await Promise.all([...runs, ...runs].map((run) => books.hold(run)))
    assert.isTrue(answers.every(({ ok }) => ok))
    assert.deepEqual(await books.balances(), [17, 0, 9, 0])
  })

  test('neither grants again nor lets anything expire when the clock is set back', async ({
    assert,
  }) => {
    const books = await newBooks()
    await books.hold('run:1:' + books.userId)
    books.set('2026-02-27T00:00:00Z')
    await books.hold('run:2:' + books.userId)
    assert.isFalse(await inTransaction((trx) => expire(books.at(), trx)))
    assert.deepEqual(await books.balances(), [23, 0, 2, 0])
    books.set('2026-03-30T00:00:00Z')
    assert.deepEqual(await books.balances(), [23, 0, 2, 0])
    assert.deepEqual((await books.movements()).length, 3)
  })

  test('voids holds whose run never ended, after a day', async ({ assert }) => {
    const books = await newBooks()
    const run = (name: string) => `run:${name}:${books.userId}`
    await books.hold(run('lost'), 2)
    await books.hold(run('done'))
    await books.post(run('done'))
    const started = books.now
    books.now += HOUR_MS
    await books.hold(run('young'))
    const sweep = (now: number) => inTransaction((trx) => voidExpiredHolds(now, trx))
    await sweep(started + MAX_HOLD_HOURS * HOUR_MS)
    assert.deepEqual(await books.balances(), [21, 0, 3, 1])
    assert.isAtLeast(await sweep(started + MAX_HOLD_HOURS * HOUR_MS + 1000), 1)
    assert.deepEqual(await books.balances(), [23, 0, 1, 1])
    assert.deepEqual(await books.post(run('lost')), { ok: false, error: 'voided' })
  })

  test('refuses to change or delete what was written', async ({ assert }) => {
    const books = await newBooks()
    await books.hold('run:1:' + books.userId)
    const own = () => db.from('credit_lines').where('user_id', books.userId)
    await assert.rejects(() => own().update({ amount: 7 }), /append-only/)
    await assert.rejects(() => own().delete(), /append-only/)
    const balance = () => db.from('credit_balances').where('user_id', books.userId)
    await assert.rejects(() => balance().update({ granted: -1 }), /credit_balance|CHECK/i)
    assert.deepEqual(await books.balances(), [24, 0, 1, 0])
  })
})

test.group('A reference', (group) => {
  group.tap(onBothDatabases)
  test('stands for one amount: another one is an error, and nothing is moved', async ({
    assert,
  }) => {
    const books = await newBooks()
    const [bought, run] = [`purchase:${books.userId}`, `run:${books.userId}`]
    await books.buy(bought, 5)
    await books.hold(run, 2)
    const before = await books.movements()
    await assert.rejects(() => books.buy(bought, 6), /used for 5 bought credits, not for 6/)
    await assert.rejects(() => books.hold(run, 3), /used for 2 held credits, not for 3/)
    await books.post(run)
    assert.deepEqual(await books.hold(run, 2), { ok: true })
    assert.deepEqual((await books.movements()).slice(0, before.length), before)
  })

  test('that is too long or empty is refused on both databases', async ({ assert }) => {
    const books = await newBooks()
    for (const reference of ['', 'x'.repeat(121)]) {
      await assert.rejects(() => books.buy(reference, 1), /1 to 120 characters/)
      await assert.rejects(() => books.hold(reference), /1 to 120 characters/)
    }
  })
})
