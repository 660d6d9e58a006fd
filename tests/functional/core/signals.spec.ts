import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { publish, subscribe } from '#app/core/signals/signals'
import { inTransaction } from '#app/core/transact'
import { onBothDatabases } from '#tests/helpers/depth'
import { Gate } from '#tests/helpers/jobs'

/** A topic with what was received on it. `until` resolves once a message came. */
async function listening(topic: string) {
  const received: (string | null)[] = []
  const waiting = new Map<string | null, Gate>()
  const unsubscribe = await subscribe(topic, (message) => {
    received.push(message)
    waiting.get(message)?.open()
  })
  const until = (message: string | null) => {
    const gate = new Gate()
    waiting.set(message, gate)
    if (received.includes(message)) gate.open()
    return gate.passed
  }
  return { received, until, unsubscribe }
}

test.group('A signal', (group) => {
  group.tap(onBothDatabases)
  test('is delivered to all subscribers of its topic after the commit, and not before', async ({
    assert,
    cleanup,
  }) => {
    const [one, two, other] = await Promise.all(['a', 'a', 'b'].map(listening))
    for (const { unsubscribe } of [one, two, other]) cleanup(unsubscribe)
    let before = 0
    await inTransaction(async (trx) => {
      await publish(trx, 'a', 'an "ünïcode" message')
      await trx.from('users').limit(1)
      before = one.received.length
    })
    await Promise.all([one, two].map(({ until }) => until('an "ünïcode" message')))
    assert.equal(before, 0)
    assert.deepEqual(other.received, [])
  })

  test('of a transaction that is rolled back is never delivered', async ({ assert, cleanup }) => {
    const { received, until, unsubscribe } = await listening('c')
    cleanup(() => unsubscribe())
    const rolledBack = inTransaction(async (trx) => {
      await publish(trx, 'c', 'lost')
      throw new Error('No')
    })
    await assert.rejects(() => rolledBack)
    await inTransaction((trx) => publish(trx, 'c', 'kept'))
    await until('kept')
    assert.deepEqual(received, ['kept'])
  })

  test('is not delivered to who has unsubscribed', async ({ assert, cleanup }) => {
    const [left, stays] = await Promise.all(['d', 'd'].map(listening))
    cleanup(() => stays.unsubscribe())
    await left.unsubscribe()
    await inTransaction((trx) => publish(trx, 'd', 'x'))
    await stays.until('x')
    assert.deepEqual(left.received, [])
  })

  test('must be short', async ({ assert }) => {
    const long = inTransaction((trx) => publish(trx, 'e', 'x'.repeat(1_001)))
    await assert.rejects(() => long, /is too long/)
  })

  test('may be lost with the connection; then subscribers are told to look again', async ({
    assert,
    cleanup,
  }) => {
    const { received, until, unsubscribe } = await listening('f')
    cleanup(() => unsubscribe())
    await db.rawQuery(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'hone signals' and datname = current_database()`
    )
    await until(null)
    await inTransaction((trx) => publish(trx, 'f', 'again'))
    await until('again')
    assert.deepEqual(received, [null, 'again'])
  }).skip(() => !isPostgres(db.connection()), 'Signals stay in the process on SQLite.')

  test('that cannot be read counts as lost', async ({ assert, cleanup }) => {
    const { received, until, unsubscribe } = await listening('g')
    cleanup(() => unsubscribe())
    await db.rawQuery(`notify hone_signals, 'not JSON'`)
    await until(null)
    assert.deepEqual(received, [null])
  }).skip(() => !isPostgres(db.connection()), 'Signals stay in the process on SQLite.')
})
