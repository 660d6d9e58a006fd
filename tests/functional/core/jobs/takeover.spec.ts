import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { JobLost } from '#app/core/jobs/define_job'
import { enqueue } from '#app/core/jobs/enqueue'
import { inTransaction } from '#app/core/transact'
import { onBothDatabases } from '#tests/helpers/depth'
import { Gate, jobRow, rowThat, stopAll, TestWorker, textJob } from '#tests/helpers/jobs'

const LEASE_MS = 30_000

/** What a handler leaves behind: a job that nobody runs. */
const note = textJob(() => {})
const notesOf = async (text: string) =>
  (await db.from('jobs').where({ name: note.name, payload: JSON.stringify(text) })).length

test.group('A worker that shuts down', (group) => {
  group.tap(onBothDatabases)
  test('lets what it runs end, and starts nothing more', async ({ assert }) => {
    const [started, release] = [new Gate(), new Gate()]
    const ran: string[] = []
    const job = textJob(async ({ payload }) => {
      started.open()
      await release.passed
      ran.push(payload)
    })
    const worker = await TestWorker.start([job], { places: 1 })
    await inTransaction((trx) => enqueue(trx, job, 'first'))
    const second = await inTransaction((trx) => enqueue(trx, job, 'second'))
    await started.passed
    const stopped = worker.stop(60_000)
    release.open()
    await stopped
    assert.deepEqual(ran, ['first'])
    assert.include(await jobRow(second), { state: 'queued', claims: 0 })
  })

  test('gives back what does not end, without counting a failure', async ({ assert, cleanup }) => {
    const [started, done] = [new Gate(), new Gate<number>()]
    const reasons: string[] = []
    const job = textJob(({ attempt, signal }) => {
      if (reasons.length > 0) return done.open(attempt)
      signal.addEventListener('abort', () => reasons.push(signal.reason.message))
      started.open()
      return new Promise(() => {})
    })
    const id = await inTransaction((trx) => enqueue(trx, job, 'x', { key: `${job.name} key` }))
    const worker = await TestWorker.start([job])
    await started.passed
    await worker.stop(20)
    assert.deepEqual(reasons, ['The worker is shutting down.'])
    assert.include(await jobRow(id), { state: 'queued', failures: 0, running_key: null })
    const next = await TestWorker.start([job])
    cleanup(() => next.stop())
    assert.equal(await done.passed, 1)
  })
})

test.group('A worker that was paused for longer than its claim lasts', (group) => {
  group.tap(onBothDatabases)
  test('cannot finish the job that another has taken over', async ({ assert, cleanup }) => {
    const [started, release, refused] = [new Gate(), new Gate(), new Gate<unknown>()]
    const text = `of a late worker ${process.pid}`
    const job = textJob(async ({ payload, attempt, finishIn }) => {
      if (attempt === 1) {
        started.open()
        await release.passed
      }
      const finished = inTransaction(async (trx) => {
        await enqueue(trx, note, payload)
        await finishIn(trx)
      })
      if (attempt === 1) refused.open(await finished.catch((error) => error))
      await finished
    })
    const late = await TestWorker.start([job])
    const id = await inTransaction((trx) => enqueue(trx, job, text))
    await started.passed
    let ahead = LEASE_MS + 1_000
    const other = await TestWorker.start([job], { clock: () => Date.now() + ahead })
    cleanup(() => stopAll([late, other]))
    const lost = await rowThat(id, (row) => row?.state === 'waiting')
    assert.include(lost, { failures: 1, error: 'The worker was lost.' })
    ahead += 60_000
    other.wake()
    await rowThat(id, (row) => row === null)
    assert.equal(await notesOf(text), 1)

    release.open()
    assert.instanceOf(await refused.passed, JobLost)
    await late.stop()
    assert.equal(await notesOf(text), 1)
    assert.isEmpty(late.logged)
  })

  test('cannot end the run of another, nor record a failure of it', async ({ assert, cleanup }) => {
    const starts = [new Gate(), new Gate()]
    const releases = [new Gate(), new Gate()]
    const job = textJob(async ({ attempt }) => {
      starts[attempt - 1].open()
      await releases[attempt - 1].passed
      if (attempt === 1) throw new Error('Too late')
    })
    const late = await TestWorker.start([job])
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    await starts[0].passed
    let ahead = LEASE_MS + 1_000
    const other = await TestWorker.start([job], { clock: () => Date.now() + ahead })
    cleanup(() => other.stop())
    await rowThat(id, (row) => row?.state === 'waiting')
    ahead += 60_000
    other.wake()
    await starts[1].passed
    releases[0].open()
    await late.stop()
    assert.deepEqual(late.logged, ['a job failed Error: Too late'])
    assert.include(await jobRow(id), { state: 'running', claims: 2, failures: 1 })
    releases[1].open()
    await rowThat(id, (row) => row === null)
  })

  test('is told by the signal of the job', async ({ assert, cleanup }) => {
    const [started, told] = [new Gate(), new Gate<unknown>()]
    const job = textJob(async ({ attempt, signal }) => {
      if (attempt > 1) return
      signal.addEventListener('abort', () => told.open(signal.reason))
      started.open()
      await told.passed
    })
    const late = await TestWorker.start([job], { leaseMs: 300 })
    cleanup(() => late.stop())
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    await started.passed
    await db.from('jobs').where({ id }).increment('claims', 1)
    assert.instanceOf(await told.passed, JobLost)
    await db.from('jobs').where({ id }).delete()
  })
})

test.group('A handler', (group) => {
  group.tap(onBothDatabases)
  test('that finishes its job in its own transaction does both or neither', async ({
    assert,
    cleanup,
  }) => {
    const text = `of one transaction ${process.pid}`
    const job = textJob(
      async ({ attempt, payload, finishIn }) => {
        await inTransaction(async (trx) => {
          await enqueue(trx, note, payload)
          await finishIn(trx)
          if (attempt === 1) throw new Error('After all')
        })
      },
      { retries: { most: 1, firstPauseMs: 1, maxPauseMs: 1 } }
    )
    const worker = await TestWorker.start([job])
    cleanup(() => worker.stop())
    const id = await inTransaction((trx) => enqueue(trx, job, text))
    await rowThat(id, (row) => row === null)
    assert.equal(await notesOf(text), 1)
    assert.deepEqual(worker.logged, ['a job failed Error: After all'])
  })
})
