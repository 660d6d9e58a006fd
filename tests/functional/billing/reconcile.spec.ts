import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { grant } from '#app/billing/services/ledger/grant'
import { reconcile } from '#app/billing/services/reconciling/reconcile'
import { inTransaction } from '#app/core/transact'
import { sqliteOnly } from '#tests/helpers/databases'
import { type Books, newBooks } from '#tests/functional/billing/books'
import { allowChanges, CORRUPTIONS } from '#tests/functional/billing/corruptions'
import { onBothDatabases } from '#tests/helpers/depth'

/** Books with a movement of every kind, and open holds. */
async function busyBooks(): Promise<Books> {
  const books = await newBooks()
  const run = (name: string) => `run:${name}:${books.userId}`
  await books.buy(`purchase:${books.userId}`, 50)
  await books.hold(run('old'), 3)
  books.set('2026-04-01T00:00:00Z')
  await books.hold(run('used'), 20)
  await books.post(run('used'))
  await books.hold(run('voided'), 2)
  await books.void(run('voided'))
  await books.hold(run('refunded'), 10)
  await inTransaction((trx) =>
    grant(
      {
        ...{ ...books.at(), reference: `bonus:${books.userId}`, amount: 3, account: 'granted' },
        source: 'correction',
      },
      trx
    )
  )
  await books.hold(run('open'), 5)
  await books.post(run('refunded'))
  await books.refund(run('refunded'))
  return books
}

test.group('Reconciling the ledger', (group) => {
  group.tap(onBothDatabases)
  test('finds nothing in clean books', async ({ assert }) => {
    await busyBooks()
    await busyBooks()
    assert.deepEqual(await reconcile(), [])
  })

  test('finds a movement of a fraction of a credit, which the database refuses', async ({
    assert,
  }) => {
    const { userId } = await busyBooks()
    const ofHold = (trx: TransactionClientContract) =>
      trx.from('credit_lines').where({ user_id: userId, kind: 'hold' })
    const trx = await db.transaction()
    try {
      const row = await ofHold(trx).where('side', 1).firstOrFail()
      const copy = { ...row, cause: `${row.cause}:half`, amount: 0.5 }
      await assert.rejects(() => trx.table('credit_lines').insert(copy), /whole numbers only/)
      await allowChanges(trx)
      await ofHold(trx).update({ amount: trx.raw('amount * 0.5') })
      const found = await reconcile(trx)
      assert.isTrue(found.some((line) => /^Movement \S+:hold is of \d+\.5 credits/.test(line)))
    } finally {
      await trx.rollback()
    }
  }).skip(...sqliteOnly('PostgreSQL keeps whole numbers by the type of the column.'))

  test('finds and names each of 50 and more planted corruptions', async ({ assert }) => {
    const { userId } = await busyBooks()
    assert.isAtLeast(CORRUPTIONS.length, 50)
    const missed: string[] = []
    for (const { title, plant } of CORRUPTIONS) {
      const trx = await db.transaction()
      try {
        await allowChanges(trx)
        await plant(trx, userId)
        const found = await reconcile(trx)
        const isNamed = found.some((difference) => difference.includes(userId))
        if (!isNamed) missed.push(`${title}: ${JSON.stringify(found)}`)
      } finally {
        await trx.rollback()
      }
    }
    console.log(`${CORRUPTIONS.length - missed.length} of ${CORRUPTIONS.length} corruptions found`)
    assert.deepEqual(missed, [])
    assert.deepEqual(await reconcile(), [])
  }).timeout(120_000)

  test('by the command tells the outcome with its exit code', async ({ assert }) => {
    const { userId } = await busyBooks()
    assert.equal((await ace.exec('billing:reconcile', [])).exitCode, 0)
    const row = () => db.from('credit_balances').where('user_id', userId)
    await row().increment('bought', 1)
    assert.equal((await ace.exec('billing:reconcile', [])).exitCode, 1)
    await row().decrement('bought', 1)
    assert.equal((await ace.exec('billing:reconcile', [])).exitCode, 0)
  })
})
