import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { enqueue } from '#app/core/jobs/enqueue'
import { inTransaction } from '#app/core/transact'
import { postgresOnly } from '#tests/helpers/databases'
import { onBothDatabases } from '#tests/helpers/depth'
import { Gate, jobRow, rowThat, TestWorker, textJob } from '#tests/helpers/jobs'
import { createPerson } from '#tests/helpers/people'
import { lockNow, untilOneWaits } from '#tests/helpers/row_locks'

const LEASE_MS = 300

test.group('While the row of a job is locked', (group) => {
  group.tap(onBothDatabases)
  group.tap((one) => one.skip(...postgresOnly('rows of SQLite are not locked one by one')))

  test('the claims of other jobs are renewed, and its own afterward', async ({
    assert,
    cleanup,
  }) => {
    const release = new Gate()
    cleanup(() => release.open())
    const job = textJob(() => release.passed)
    const ids = await inTransaction((trx) =>
      Promise.all(['x', 'y'].map((payload) => enqueue(trx, job, payload)))
    )
    const worker = await TestWorker.start([job], { leaseMs: LEASE_MS })
    cleanup(() => worker.stop())
    for (const id of ids) await rowThat(id, (row) => row?.state === 'running')
    const [locked, free] = ids
    const trx = await db.transaction()
    cleanup(async () => void (trx.isCompleted || (await trx.rollback())))
    await lockNow(trx, 'jobs', { id: locked })
    const [before, other] = [await jobRow(locked), await jobRow(free)]
    await rowThat(free, (row) => row!.due_ms > other!.due_ms + LEASE_MS)
    assert.equal((await jobRow(locked))!.due_ms, before!.due_ms)
    await trx.commit()
    await rowThat(locked, (row) => row!.due_ms > before!.due_ms + LEASE_MS)
    assert.isEmpty(worker.logged)
  })

  test('it is not taken back, and others are', async ({ assert, cleanup }) => {
    const ran: string[] = []
    const job = textJob(({ payload }) => ran.push(payload), {
      retries: { most: 1, firstPauseMs: 1, maxPauseMs: 1 },
    })
    const ids = await inTransaction((trx) =>
      Promise.all(['locked', 'free'].map((payload) => enqueue(trx, job, payload)))
    )
    await db
      .from('jobs')
      .whereIn('id', ids)
      .update({ state: 'running', claims: 1, due_ms: Date.now() })
    const trx = await db.transaction()
    cleanup(async () => void (trx.isCompleted || (await trx.rollback())))
    await lockNow(trx, 'jobs', { id: ids[0] })
    const worker = await TestWorker.start([job])
    cleanup(() => worker.stop())
    await rowThat(ids[1], (row) => row === null)
    assert.deepEqual(ran, ['free'])
    await trx.commit()
    await rowThat(ids[0], (row) => row === null)
    assert.deepEqual(ran, ['free', 'locked'])
  })
})

test.group('A worker that gives up a lost job', (group) => {
  group.tap(onBothDatabases)
  group.tap((one) => one.skip(...postgresOnly('rows of SQLite are not locked one by one')))

  test('locks its row last, and leaves it where it has ended meanwhile', async ({
    assert,
    cleanup,
  }) => {
    const person = await createPerson()
    const job = textJob(() => undefined, {
      retries: { most: 0, firstPauseMs: 1, maxPauseMs: 1 },
      giveUp: async (trx) =>
        void (await trx.from('users').where('id', person.id).update({ plan: 'pro' })),
    })
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    await db.from('jobs').where({ id }).update({ state: 'running', claims: 1, due_ms: Date.now() })
    const trx = await db.transaction()
    cleanup(async () => void (trx.isCompleted || (await trx.rollback())))
    await lockNow(trx, 'users', { id: person.id })
    // With a long lease, a server that started a moment ago counts as an outage.
    const worker = await TestWorker.start([job], { leaseMs: 100 })
    cleanup(() => worker.stop())
    await untilOneWaits()
    await lockNow(trx, 'jobs', { id })
    await trx.from('jobs').where({ id }).delete()
    await trx.commit()
    await worker.stop()
    assert.equal((await db.from('users').where('id', person.id).first()).plan, 'free')
    assert.isEmpty(worker.logged)
  })
})
