import { test } from '@japa/runner'
import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import { enqueue } from '#app/core/jobs/enqueue'
import { inTransaction } from '#app/core/transact'
import { postgresOnly } from '#tests/helpers/databases'
import { onBothDatabases } from '#tests/helpers/depth'
import { Gate, stopAll, TestWorker, textJob } from '#tests/helpers/jobs'
import { announcedSeed, rounds } from '#tests/helpers/random'
import { turns } from '#tests/helpers/turns'

/** A worker that looks for jobs during this has looked before it resolves. */
async function looksEnded(): Promise<void> {
  for (let queries = 0; queries < 50; queries++) await db.rawQuery('select 1')
}

test.group('Jobs with a key', (group) => {
  group.tap(onBothDatabases)
  test('run one at a time, and other keys run beside them', async ({ assert, cleanup }) => {
    const gates = { one: new Gate(), two: new Gate(), other: new Gate() }
    const release = new Gate()
    const started: string[] = []
    const job = textJob(async ({ payload }) => {
      started.push(payload)
      gates[payload as keyof typeof gates].open()
      if (payload === 'one') await release.passed
    })
    const workers = [await TestWorker.start([job]), await TestWorker.start([job])]
    cleanup(() => stopAll(workers))
    const add = (payload: string, key: string) =>
      inTransaction((trx) => enqueue(trx, job, payload, { key: `${job.name} ${key}` }))
    await add('one', 'a')
    await gates.one.passed
    await add('two', 'a')
    await add('other', 'b')
    await gates.other.passed
    assert.deepEqual(started, ['one', 'other'])
    release.open()
    await gates.two.passed
  })

  test('start although the one before ended in a transaction that was still open', async ({
    cleanup,
  }) => {
    const gates = { ending: new Gate(), passed: new Gate(), next: new Gate() }
    const mayCommit = new Gate()
    const job = textJob(async ({ payload, finishIn }) => {
      await inTransaction(async (trx) => {
        await finishIn(trx)
        if (payload !== 'one') return
        gates.ending.open()
        await mayCommit.passed
      })
      if (payload !== 'one') gates[payload as 'passed' | 'next'].open()
    })
    // This worker looks for work only when a signal arrives.
    const worker = await TestWorker.start([job], { sweepMs: 3_600_000, leaseMs: 3_600_000 })
    cleanup(() => worker.stop())
    const key = `${job.name} same`
    await inTransaction((trx) => enqueue(trx, job, 'one', { key }))
    await gates.ending.passed
    await inTransaction((trx) => enqueue(trx, job, 'next', { key }))
    await inTransaction((trx) => enqueue(trx, job, 'passed'))
    await gates.passed.passed
    mayCommit.open()
    await gates.next.passed
  }).skip(...postgresOnly('SQLite has one writer at a time'))

  test('start although they were queued while the one before was in its last transaction', async ({
    cleanup,
  }) => {
    const gates = { begun: new Gate(), passed: new Gate(), next: new Gate() }
    const mayFinish = new Gate()
    const job = textJob(async ({ payload, finishIn }) => {
      await inTransaction(async (trx) => {
        // From here on, the transaction sees the database as it is now.
        await trx.rawQuery('select 1')
        if (payload === 'one') {
          gates.begun.open()
          await mayFinish.passed
        }
        await finishIn(trx)
      })
      if (payload !== 'one') gates[payload as 'passed' | 'next'].open()
    })
    // This worker looks for work only when a signal arrives.
    const worker = await TestWorker.start([job], { sweepMs: 3_600_000, leaseMs: 3_600_000 })
    cleanup(() => worker.stop())
    const key = `${job.name} same`
    await inTransaction((trx) => enqueue(trx, job, 'one', { key }))
    await gates.begun.passed
    await inTransaction((trx) => enqueue(trx, job, 'next', { key }))
    await inTransaction((trx) => enqueue(trx, job, 'passed'))
    await gates.passed.passed
    await looksEnded()
    mayFinish.open()
    await gates.next.passed
  }).skip(...postgresOnly('SQLite has one writer at a time'))

  test('take the key from the payload where the job says how', async ({ assert, cleanup }) => {
    const done = new Gate()
    let running = 0
    const seen: number[] = []
    const job = textJob(
      async () => {
        seen.push(++running)
        await turns()
        running -= 1
        if (seen.length === 5) done.open()
      },
      { key: (payload) => payload }
    )
    const worker = await TestWorker.start([job])
    cleanup(() => worker.stop())
    const key = `${job.name} same`
    for (let turn = 0; turn < 5; turn++) await inTransaction((trx) => enqueue(trx, job, key))
    await done.passed
    assert.deepEqual(seen, [1, 1, 1, 1, 1])
  })

  test('never overlap, and all run once, whatever is enqueued on three workers', async ({
    assert,
  }) => {
    const seed = announcedSeed('jobs of a few keys on three workers')
    const keys = fc.array(fc.constantFrom('a', 'b', 'c', undefined), {
      minLength: 1,
      maxLength: 40,
    })
    const property = fc.asyncProperty(keys, async (wanted) => {
      const all = new Gate()
      const running = new Map<string, number>()
      const ran: string[] = []
      let overlaps = 0
      const job = textJob(async ({ payload }) => {
        const [, key] = payload.split(' ')
        running.set(key, (running.get(key) ?? 0) + 1)
        if (key !== 'undefined' && running.get(key) !== 1) overlaps += 1
        await turns()
        running.set(key, running.get(key)! - 1)
        ran.push(payload)
        if (ran.length === wanted.length) all.open()
      })
      const workers = await Promise.all([1, 2, 3].map(() => TestWorker.start([job], { places: 4 })))
      for (const [index, key] of wanted.entries())
        await inTransaction((trx) =>
          enqueue(trx, job, `${index} ${key}`, { key: key && `${job.name} ${key}` })
        )
      await all.passed
      await Promise.all(workers.map((worker) => worker.stop()))
      assert.equal(overlaps, 0)
      assert.lengthOf(new Set(ran), wanted.length)
    })
    await fc.assert(property, { seed, numRuns: rounds(100) })
  })
})
