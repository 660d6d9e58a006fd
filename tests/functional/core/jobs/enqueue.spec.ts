import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { enqueue, enqueueOnce } from '#app/core/jobs/enqueue'
import { inTransaction } from '#app/core/transact'
import { onBothDatabases } from '#tests/helpers/depth'
import { Gate, jobRow, rowThat, TestWorker, textJob } from '#tests/helpers/jobs'

test.group('A job', (group) => {
  group.tap(onBothDatabases)
  test('runs once after the commit, and leaves no row', async ({ assert, cleanup }) => {
    const ran = new Gate<string>()
    let runs = 0
    const job = textJob(({ payload, attempt }) => {
      runs += 1
      ran.open(`${payload} ${attempt}`)
    })
    const worker = await TestWorker.start([job])
    cleanup(() => worker.stop())
    const id = await inTransaction((trx) => enqueue(trx, job, 'the payload "🙂"'))
    assert.equal(await ran.passed, 'the payload "🙂" 1')
    await rowThat(id, (row) => row === null)
    assert.equal(runs, 1)
    assert.deepEqual(worker.logged, [])
  })

  test('of a transaction that is rolled back never runs', async ({ assert, cleanup }) => {
    const last = new Gate()
    const ran: string[] = []
    const job = textJob(({ payload }) => {
      ran.push(payload)
      if (payload === 'last') last.open()
    })
    const worker = await TestWorker.start([job], { places: 1 })
    cleanup(() => worker.stop())
    const rolledBack = inTransaction(async (trx) => {
      await enqueue(trx, job, 'lost')
      throw new Error('Changed my mind')
    })
    await assert.rejects(() => rolledBack, 'Changed my mind')
    await inTransaction((trx) => enqueue(trx, job, 'last'))
    await last.passed
    assert.deepEqual(ran, ['last'])
  })

  test('starts in the order in which it was enqueued', async ({ assert, cleanup }) => {
    const last = new Gate()
    const ran: number[] = []
    const job = textJob(({ payload }) => {
      ran.push(Number(payload))
      if (ran.length === 30) last.open()
    })
    for (let number = 0; number < 30; number++)
      await inTransaction((trx) => enqueue(trx, job, String(number)))
    const worker = await TestWorker.start([job], { places: 1 })
    cleanup(() => worker.stop())
    await last.passed
    assert.deepEqual(
      ran,
      Array.from({ length: 30 }, (_, number) => number)
    )
  })

  test('with a delay waits for it, and others overtake it', async ({ assert, cleanup }) => {
    const [first, second] = [new Gate<string>(), new Gate<string>()]
    const gates = [first, second]
    const job = textJob(({ payload }) => gates.shift()?.open(payload))
    let ahead = 0
    const clock = () => Date.now() + ahead
    await inTransaction((trx) => enqueue(trx, job, 'later', { delay: 60_000 }))
    await inTransaction((trx) => enqueue(trx, job, 'now'))
    const worker = await TestWorker.start([job], { clock, places: 1 })
    cleanup(() => worker.stop())
    assert.equal(await first.passed, 'now')
    ahead = 61_000
    worker.wake()
    assert.equal(await second.passed, 'later')
  })

  test('without a delay runs although the clock was set back', async ({ assert, cleanup }) => {
    const ran = new Gate<string>()
    const job = textJob(({ payload }) => ran.open(payload))
    await inTransaction((trx) => enqueue(trx, job, 'ran'))
    const worker = await TestWorker.start([job], { clock: () => Date.now() - 3_600_000 })
    cleanup(() => worker.stop())
    assert.equal(await ran.passed, 'ran')
  })

  test('whose signal was lost is found by a sweep', async ({ assert, cleanup }) => {
    const ran = new Gate<string>()
    const job = textJob(({ payload }) => ran.open(payload))
    const worker = await TestWorker.start([job], { sweepMs: 50 })
    cleanup(() => worker.stop())
    await db.table('jobs').insert({
      ...{ id: `without-signal-${process.pid}`, name: job.name, payload: '"found"' },
      ...{ state: 'queued', claims: 0, failures: 0, due_ms: 0, created_ms: 0 },
    })
    assert.equal(await ran.passed, 'found')
  })

  test('that nobody here knows is left to others', async ({ assert, cleanup }) => {
    const known = new Gate()
    const job = textJob(() => known.open())
    const other = textJob(() => {})
    const id = await inTransaction((trx) => enqueue(trx, other, 'of a newer version'))
    await inTransaction((trx) => enqueue(trx, job, 'known'))
    const worker = await TestWorker.start([job], { places: 1 })
    cleanup(() => worker.stop())
    await known.passed
    assert.include(await jobRow(id), { state: 'queued', claims: 0 })
  })

  test('is refused when its payload does not fit it, or is too long', async ({ assert }) => {
    const job = textJob(() => {})
    const wrong = 7 as unknown as string
    await assert.rejects(() => inTransaction((trx) => enqueue(trx, job, wrong)), /no payload of/)
    const long = 'x'.repeat(8_001)
    await assert.rejects(() => inTransaction((trx) => enqueue(trx, job, long)), /is too long/)
  })

  test('that is asked for once is not added beside one that has not started', async ({
    assert,
  }) => {
    const job = textJob(() => null, { key: (payload) => `${process.pid} ${payload}` })
    const rows = () => db.from('jobs').where('name', job.name).orderBy('id')
    const ask = (payload: string) => inTransaction((trx) => enqueueOnce(trx, job, payload))
    await ask('one')
    await ask('one')
    await ask('other')
    assert.lengthOf(await rows(), 2)
    const [first] = await rows()
    for (const state of ['running', 'waiting', 'failed']) {
      await db.from('jobs').where('id', first.id).update({ state })
      await ask('one')
      assert.lengthOf(await rows(), 3, state)
      const [, , added] = await rows()
      await db.from('jobs').where('id', added.id).delete()
    }
    await rows().delete()
    await assert.rejects(() =>
      inTransaction((trx) =>
        enqueueOnce(
          trx,
          textJob(() => null),
          'one'
        )
      )
    )
  })
})
