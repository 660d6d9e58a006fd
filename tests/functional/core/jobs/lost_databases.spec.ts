import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DatabaseUnreachable } from '#app/core/dialects/postgres/postgres_problems'
import { enqueue } from '#app/core/jobs/enqueue'
import { JOBS } from '#app/core/jobs/job_row'
import { MAX_INTERRUPTIONS } from '#app/core/jobs/interruption'
import { inTransaction } from '#app/core/transact'
import { postgresOnly } from '#tests/helpers/databases'
import { onBothDatabases } from '#tests/helpers/depth'
import { Gate, jobRow, rowThat, stopAll, TestWorker, textJob } from '#tests/helpers/jobs'

const LEASE_MS = 30_000
const RETRIES = { most: 2, firstPauseMs: 10_000, maxPauseMs: 60_000 }

test.group('A job that fails', (group) => {
  group.tap(onBothDatabases)
  test('because the database was lost has not failed, and runs again after a pause', async ({
    assert,
    cleanup,
  }) => {
    const attempts: number[] = []
    const resumed: boolean[] = []
    const job = textJob(
      ({ attempt, wasInterrupted }) => {
        attempts.push(attempt)
        resumed.push(wasInterrupted)
        if (attempts.length <= 2) throw new DatabaseUnreachable('The connection was lost.')
      },
      { retries: { ...RETRIES, most: 0 } }
    )
    let ahead = 0
    const worker = await TestWorker.start([job], { clock: () => Date.now() + ahead })
    cleanup(() => worker.stop())
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    for (let count = 1; count <= 2; count++) {
      const row = await rowThat(
        id,
        (found) => found?.state === 'waiting' && attempts.length === count
      )
      assert.include(row, { failures: 0, error: null, running_key: null })
      ahead += 1_000
      worker.wake()
    }
    await rowThat(id, (row) => row === null)
    assert.deepEqual(attempts, [1, 1, 1])
    assert.deepEqual(resumed, [false, true, true])
    assert.isEmpty(worker.logged)
  })

  test('because its worker was lost too still knows that it was interrupted', async ({
    assert,
    cleanup,
  }) => {
    const resumed: boolean[] = []
    const [stuck, release] = [new Gate(), new Gate()]
    const job = textJob(async ({ wasInterrupted }) => {
      const count = resumed.push(wasInterrupted)
      if (count === 1) throw new DatabaseUnreachable('The connection was lost.')
      if (count > 2) return
      stuck.open()
      await release.passed
    })
    let firstAhead = 0
    const first = await TestWorker.start([job], { clock: () => Date.now() + firstAhead })
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    await rowThat(id, (row) => row?.state === 'waiting')
    firstAhead = 1_000
    first.wake()
    await stuck.passed
    let ahead = LEASE_MS + 2_000
    const other = await TestWorker.start([job], { clock: () => Date.now() + ahead })
    cleanup(() => stopAll([first, other]))
    await rowThat(id, (row) => row?.state === 'waiting' && row.failures === 1)
    ahead += 60_000
    other.wake()
    await rowThat(id, (row) => row === null)
    assert.deepEqual(resumed, [false, true, true])
    release.open()
  })

  test('because the database was lost each time fails in the end, whichever worker runs it', async ({
    assert,
    cleanup,
  }) => {
    let tries = 0
    const job = textJob(
      () => {
        tries += 1
        throw new DatabaseUnreachable('The connection was lost.')
      },
      { retries: { ...RETRIES, most: 0 } }
    )
    let ahead = 0
    const clock = () => Date.now() + ahead
    const workers = [
      await TestWorker.start([job], { clock }),
      await TestWorker.start([job], { clock }),
    ]
    cleanup(() => stopAll(workers))
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    const failed = await rowThat(id, (row) => {
      if (row?.state === 'waiting') ahead = Math.max(ahead, row.due_ms - Date.now() + 1)
      workers[tries % 2].wake()
      return row?.state === 'failed'
    })
    assert.include(failed, { failures: 1, error: 'The connection was lost.' })
    assert.equal(tries, MAX_INTERRUPTIONS + 1)
  })

  test('because the database was lost fails later where it made progress between', async ({
    assert,
    cleanup,
  }) => {
    let tries = 0
    const job = textJob(
      async ({ noteProgressIn }) => {
        if (++tries === MAX_INTERRUPTIONS) await inTransaction(noteProgressIn)
        throw new DatabaseUnreachable('The connection was lost.')
      },
      { retries: { ...RETRIES, most: 0 } }
    )
    let ahead = 0
    const worker = await TestWorker.start([job], { clock: () => Date.now() + ahead })
    cleanup(() => worker.stop())
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    await rowThat(id, (row) => {
      if (row?.state === 'waiting') ahead = Math.max(ahead, row.due_ms - Date.now() + 1)
      worker.wake()
      return row?.state === 'failed'
    })
    assert.equal(tries, 2 * MAX_INTERRUPTIONS)
  })

  test('because it met other writes has not failed', async ({ assert, cleanup }) => {
    let tries = 0
    const job = textJob(
      () => {
        if (++tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      },
      { retries: { ...RETRIES, most: 0 } }
    )
    const worker = await TestWorker.start([job])
    cleanup(() => worker.stop())
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    await rowThat(id, (row) => row === null)
    assert.equal(tries, 2)
    assert.isEmpty(worker.logged)
  })

  test('with an error that no database stores as it is keeps the rest of it', async ({
    assert,
    cleanup,
  }) => {
    const job = textJob(
      () => {
        throw new Error('before\0after \ud800')
      },
      { retries: { ...RETRIES, most: 0 } }
    )
    const worker = await TestWorker.start([job])
    cleanup(() => worker.stop())
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    const failed = await rowThat(id, (row) => row?.state === 'failed')
    assert.equal(failed!.error, 'before\uFFFDafter \uFFFD')
  })

  test('in a way that cannot be stored keeps no other job from ending', async ({
    assert,
    cleanup,
  }) => {
    const release = new Gate()
    const unstorable = textJob(
      async () => {
        await release.passed
        throw new Error('No.')
      },
      { retries: { most: 1, firstPauseMs: Number.NaN, maxPauseMs: Number.NaN } }
    )
    const other = textJob(() => release.passed)
    const worker = await TestWorker.start([unstorable, other])
    cleanup(() => worker.stop())
    const [stuck, ends, later] = await inTransaction((trx) =>
      Promise.all([
        enqueue(trx, unstorable, 'x'),
        enqueue(trx, other, 'y'),
        enqueue(trx, other, 'z'),
      ])
    )
    await rowThat(later, (row) => row?.state === 'running')
    release.open()
    for (const id of [ends, later]) await rowThat(id, (row) => row === null)
    assert.include(await jobRow(stuck), { state: 'running', failures: 0 })
    const last = await inTransaction((trx) => enqueue(trx, other, 'last'))
    await rowThat(last, (row) => row === null)
    assert.isTrue(worker.logged.some((line) => line.startsWith('the end of a job could not')))
    await db.from(JOBS).where({ id: stuck }).delete()
  })

  test('to be claimed while the database is away is logged once each time', async ({
    assert,
    cleanup,
  }) => {
    let turns = 0
    let awayUntil = 3
    const clock = () => {
      turns += 1
      if (turns > 1 && turns <= awayUntil) throw new DatabaseUnreachable('No PostgreSQL answers.')
      return Date.now()
    }
    const job = textJob(() => undefined)
    const worker = await TestWorker.start([job], { clock })
    cleanup(() => worker.stop())
    for (const until of [3, turns + 3]) {
      awayUntil = Math.max(until, turns + 3)
      const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
      await rowThat(id, (row) => row === null)
    }
    assert.deepEqual(
      new Set(worker.logged),
      new Set(['jobs could not be claimed Error: No PostgreSQL answers.'])
    )
    assert.lengthOf(worker.logged, 2)
  })
})

test.group('A job whose claim ran out while the database was away', (group) => {
  group.tap(onBothDatabases)
  group.tap((one) => one.skip(...postgresOnly('a file is never away')))

  test('has not failed, and goes on', async ({ assert, cleanup }) => {
    const seen: { attempt: number; wasInterrupted: boolean }[] = []
    const job = textJob(({ attempt, wasInterrupted }) => seen.push({ attempt, wasInterrupted }), {
      retries: { ...RETRIES, most: 0 },
    })
    const id = await inTransaction((trx) => enqueue(trx, job, 'x'))
    const { rows } = await db.rawQuery<{ rows: [{ since: number }] }>(
      'select floor(extract(epoch from pg_postmaster_start_time()) * 1000)::bigint as since'
    )
    const dueMs = rows[0].since - 1
    await db.from(JOBS).where({ id }).update({ state: 'running', claims: 1, due_ms: dueMs })
    const worker = await TestWorker.start([job])
    cleanup(() => worker.stop())
    await rowThat(id, (row) => row === null)
    assert.deepEqual(seen, [{ attempt: 1, wasInterrupted: true }])
  })
})
