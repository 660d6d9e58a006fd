import { test } from '@japa/runner'
import { enqueue } from '#app/core/jobs/enqueue'
import { JOBS } from '#app/core/jobs/job_row'
import { inTransaction } from '#app/core/transact'
import { newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { Gate, jobRow, rowThat, TestWorker, textJob } from '#tests/helpers/jobs'
import db from '@adonisjs/lucid/services/db'

const RETRIES = { most: 2, firstPauseMs: 10_000, maxPauseMs: 60_000 }

test.group('A job that fails', (group) => {
  group.tap(onBothDatabases)
  test('runs again after a pause that grows, until it succeeds', async ({ assert, cleanup }) => {
    const tries: number[] = []
    const job = textJob(
      ({ attempt }) => {
        tries.push(attempt)
        if (attempt < 3) throw new Error(`Try ${attempt}`)
      },
      { retries: RETRIES }
    )
    let ahead = 0
    const worker = await TestWorker.start([job], { clock: () => Date.now() + ahead })
    cleanup(() => worker.stop())
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    const first = await rowThat(id, (row) => row?.state === 'waiting')
    assert.include(first, { failures: 1, error: 'Try 1' })
    assert.isAtLeast(first!.due_ms, Number(first!.created_ms) + 5_000)
    assert.isAtMost(first!.due_ms, Date.now() + 10_000)
    ahead = 10_001
    worker.wake()
    const second = await rowThat(id, (row) => row?.state === 'waiting' && row.failures === 2)
    assert.isAtLeast(second!.due_ms, Number(first!.created_ms) + ahead + 10_000)
    ahead += 20_001
    worker.wake()
    await rowThat(id, (row) => row === null)
    assert.deepEqual(tries, [1, 2, 3])
    assert.deepEqual(worker.logged, ['a job failed Error: Try 1', 'a job failed Error: Try 2'])
  })

  test('after it made progress counts its failures from the start again', async ({
    assert,
    cleanup,
  }) => {
    let runs = 0
    const job = textJob(
      async ({ noteProgressIn }) => {
        if (runs++ === 2) await inTransaction(noteProgressIn)
        throw new Error(`Run ${runs}`)
      },
      { retries: { most: 3, firstPauseMs: 1, maxPauseMs: 1 } }
    )
    const worker = await TestWorker.start([job])
    cleanup(() => worker.stop())
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    const failed = await rowThat(id, (row) => row?.state === 'failed')
    assert.include(failed, { failures: 4, error: 'Run 6' })
  })

  test('for the last time stores what else its end means, and nothing before', async ({
    assert,
    cleanup,
  }) => {
    const job = textJob(
      ({ attempt }) => {
        throw new Error(`Try ${attempt}`)
      },
      {
        retries: { most: 1, firstPauseMs: 1, maxPauseMs: 1 },
        giveUp: async (trx, payload) => void (await enqueue(trx, after, `${payload} is over`)),
      }
    )
    const after = textJob(() => undefined)
    const worker = await TestWorker.start([job])
    cleanup(() => worker.stop())
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    const failed = await rowThat(id, (row) => row?.state === 'failed')
    assert.include(failed, { failures: 2, error: 'Try 2' })
    const ended = await db.from(JOBS).where('name', after.name)
    assert.deepEqual(
      ended.map(({ payload }) => JSON.parse(payload)),
      ['x is over']
    )
  })

  test('when it is given up is kept with both failures, and others go on', async ({
    assert,
    cleanup,
  }) => {
    const failing = textJob(
      () => {
        throw new Error('No.')
      },
      {
        retries: { ...RETRIES, most: 0 },
        giveUp: async (trx) => void (await trx.from('no_such_table').delete()),
      }
    )
    const done = new Gate()
    const other = textJob(() => done.open())
    const worker = await TestWorker.start([failing, other])
    cleanup(() => worker.stop())
    const id = await inTransaction((trx) => enqueue(trx, failing, 'x'))
    const failed = await rowThat(id, (row) => row?.state === 'failed')
    assert.match(failed!.error!, /^No\. It could not be given up: .*no_such_table/)
    await inTransaction((trx) => enqueue(trx, other, 'y'))
    await done.passed
  })

  test('too often is listed for administrators, and runs again when one of them says so', async ({
    client,
    assert,
    cleanup,
  }) => {
    const done = new Gate()
    let isRepaired = false
    const job = textJob(
      () => {
        if (!isRepaired) throw new Error('The service is down')
        done.open()
      },
      { retries: { ...RETRIES, most: 0 } }
    )
    const worker = await TestWorker.start([job])
    cleanup(() => worker.stop())
    const id = await inTransaction((trx) => enqueue(trx, job, 'a secret'))
    await rowThat(id, (row) => row?.state === 'failed')

    const person = await newClient(client)
    ;(await person.get('/api/admin/jobs')).assertStatus(403)
    const admin = await newClient(client, ['read', 'write', 'admin'])
    await admin.user.merge({ isAdmin: true }).save()
    const listed = await admin.get('/api/admin/jobs?state=failed&limit=500')
    listed.assertStatus(200)
    const mine = listed.body().find((one: { id: string }) => one.id === id)
    assert.include(mine, { id, state: 'failed', failures: 1, error: 'The service is down' })
    assert.notInclude(listed.text(), 'a secret')
    ;(await admin.get('/api/admin/jobs?state=done')).assertStatus(422)

    isRepaired = true
    const path = `/api/admin/jobs/${id}/retries`
    ;(await person.post(path)).assertStatus(403)
    const retried = await admin.post(path)
    retried.assertStatus(201)
    assert.include(retried.body(), { id, state: 'queued', failures: 0, failedAt: null })
    await done.passed
    await rowThat(id, (row) => row === null)
    ;(await admin.post(path)).assertStatus(404)
  })

  test('because this version does not know its payload is not tried again', async ({
    assert,
    cleanup,
  }) => {
    const job = textJob(() => {})
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    await db.from(JOBS).where({ id }).update({ payload: '{"of":"another version"}' })
    const worker = await TestWorker.start([job])
    cleanup(() => worker.stop())
    const row = await rowThat(id, (found) => found?.state === 'failed')
    assert.include(row, { failures: 1 })
  })

  test('at its time limit is told by its signal, and counts as failed', async ({
    assert,
    cleanup,
  }) => {
    const aborted = new Gate<string>()
    const job = textJob(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            aborted.open(signal.reason.message)
            reject(signal.reason)
          })
        }),
      { timeLimitMs: 20, retries: RETRIES }
    )
    const worker = await TestWorker.start([job])
    cleanup(() => worker.stop())
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    assert.equal(await aborted.passed, 'It took longer than 20 milliseconds.')
    const row = await rowThat(id, (found) => found?.state === 'waiting')
    assert.include(row, { failures: 1, error: 'It took longer than 20 milliseconds.' })
  })

  test('to end after its time limit gives up its place', async ({ assert, cleanup }) => {
    const next = new Gate()
    const job = textJob(
      ({ payload }) => (payload === 'next' ? next.open() : new Promise(() => {})),
      { timeLimitMs: 20, retries: { ...RETRIES, most: 0 } }
    )
    const worker = await TestWorker.start([job], { places: 1 })
    cleanup(() => worker.stop())
    const id = await inTransaction((trx) => enqueue(trx, job, 'never ends'))
    await inTransaction((trx) => enqueue(trx, job, 'next'))
    await next.passed
    assert.include(await jobRow(id), { state: 'failed' })
  })
})
