import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import { newBooks } from '#tests/functional/billing/books'
import { LedgerClient } from '#tests/helpers/ledger_client'
import type { Order } from '#tests/helpers/ledger_process'

const AT_ONCE = 200
const PROCESSES = 3
const TIMES = process.env.DEPTH === 'full' ? 500 : 5

test.group('With one credit left', (group) => {
  group.setup(() => testUtils.db().migrate())

  test('one of 200 holds at once succeeds', async ({ assert }) => {
    for (let time = 0; time < TIMES; time++) {
      const books = await newBooks()
      await books.hold(`run:most:${books.userId}`, 24)
      const runs = Array.from({ length: AT_ONCE }, (_, run) => `run:${run}:${books.userId}`)
      const answers = await Promise.all(runs.map((run) => books.hold(run)))
      assert.lengthOf(
        answers.filter(({ ok }) => ok),
        1
      )
      assert.deepEqual(await books.balances(), [0, 0, 25, 0])
    }
    assert.deepEqual(await reconcile(), [])
  }).timeout(1_200_000)

  test('one of 200 holds at once through three processes succeeds', async ({ assert, cleanup }) => {
    const clients = await Promise.all(Array.from({ length: PROCESSES }, () => LedgerClient.start()))
    cleanup(() => Promise.all(clients.map((client) => client.end())).then(() => {}))
    for (let time = 0; time < TIMES; time++) {
      const books = await newBooks()
      await books.hold(`run:most:${books.userId}`, 24)
      const orders = Array.from({ length: AT_ONCE }, (_, run): Order => {
        const step = { name: 'hold' as const, reference: `run:${run}:${books.userId}`, amount: 1 }
        return { step, ...books.at(), die: null }
      })
      const answers = await Promise.all(
        clients.map((client, index) =>
          client.followAtOnce(orders.filter((_, order) => order % PROCESSES === index))
        )
      )
      assert.lengthOf(
        answers.flat().filter((isDone) => isDone === true),
        1
      )
      assert.lengthOf(
        answers.flat().filter((isDone) => isDone === false),
        AT_ONCE - 1
      )
      assert.deepEqual(await books.balances(), [0, 0, 25, 0])
    }
    assert.deepEqual(await reconcile(), [])
  }).timeout(1_200_000)
})
