import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { isNothing, type Job } from '#app/core/jobs/define_job'
import type { JobRow } from '#app/core/jobs/job_row'
import { onBothDatabases } from '#tests/helpers/depth'
import { Gate, stopAll, TestWorker, textJob } from '#tests/helpers/jobs'
import { until } from '#tests/helpers/until'
import { jobs } from '#start/jobs'

const NOON = Date.parse('2027-03-27T12:00:00Z')
const BERLIN = { cron: '30 8 * * *', zone: 'Europe/Berlin' }

const rowsOf = ({ name }: Job<string>): Promise<JobRow[]> => db.from('jobs').where({ name })

const remove = async ({ name }: Job<string>) =>
  void (await db.from('jobs').where({ name }).delete())

/** The row of a schedule, once it waits until then. */
async function waitsUntil(job: Job<string>, iso: string): Promise<void> {
  const scheduled = () => db.from('jobs').where('schedule', job.name).first()
  const due = Date.parse(iso)
  await until(scheduled, (row) => row?.state === 'waiting' && row.due_ms === due)
}

const scheduled = (work: () => unknown, wish: Partial<Job<string>> = {}) =>
  textJob(work, { schedule: BERLIN, isPayload: isNothing as never, ...wish })

test.group('A job on a schedule', (group) => {
  group.tap(onBothDatabases)
  test('runs at its local time, also after daylight saving begins, on one of two workers', async ({
    assert,
    cleanup,
  }) => {
    const ran = [new Gate(), new Gate()]
    let runs = 0
    const job = scheduled(() => ran[runs++].open())
    let now = NOON
    const options = { clock: () => now }
    const workers = [await TestWorker.start([job], options), await TestWorker.start([job], options)]
    cleanup(() => stopAll(workers))
    cleanup(() => remove(job))
    const wake = (iso: string) => {
      now = Date.parse(iso)
      for (const worker of workers) worker.wake()
    }
    // Clocks go forward in the night to the 28th.
    await waitsUntil(job, '2027-03-28T06:30:00Z')
    wake('2027-03-28T06:30:01Z')
    await ran[0].passed
    await waitsUntil(job, '2027-03-29T06:30:00Z')
    wake('2027-03-29T06:30:00Z')
    await ran[1].passed
    await waitsUntil(job, '2027-03-30T06:30:00Z')
    assert.equal(runs, 2)
    assert.lengthOf(await rowsOf(job), 1)
  })

  test('that was missed while no worker ran is run once, when one starts', async ({
    assert,
    cleanup,
  }) => {
    let runs = 0
    const ran = new Gate()
    const job = scheduled(() => {
      runs += 1
      ran.open()
    })
    const first = await TestWorker.start([job], { clock: () => NOON })
    await waitsUntil(job, '2027-03-28T06:30:00Z')
    await first.stop()
    const worker = await TestWorker.start([job], {
      clock: () => Date.parse('2027-04-05T12:00:00Z'),
    })
    cleanup(() => worker.stop())
    cleanup(() => remove(job))
    await ran.passed
    await waitsUntil(job, '2027-04-06T06:30:00Z')
    assert.equal(runs, 1)
  })

  test('that failed too often is kept as failed, and the schedule goes on', async ({
    assert,
    cleanup,
  }) => {
    const job = scheduled(
      () => {
        throw new Error('Not today')
      },
      { retries: { most: 0, firstPauseMs: 1, maxPauseMs: 1 } }
    )
    let now = NOON
    const worker = await TestWorker.start([job], { clock: () => now })
    cleanup(() => worker.stop())
    cleanup(() => remove(job))
    await waitsUntil(job, '2027-03-28T06:30:00Z')
    now = Date.parse('2027-03-28T06:30:00Z')
    worker.wake()
    await waitsUntil(job, '2027-03-29T06:30:00Z')
    const failed = (await rowsOf(job)).filter(({ state }) => state === 'failed')
    assert.lengthOf(failed, 1)
    assert.include(failed[0], { error: 'Not today', failures: 1, schedule: null })
  })

  test('is due in time again after the clock was far ahead', async ({ cleanup }) => {
    const job = scheduled(() => {})
    const ahead = await TestWorker.start([job], { clock: () => Date.parse('2099-01-01T12:00:00Z') })
    await waitsUntil(job, '2099-01-02T07:30:00Z')
    await ahead.stop()
    const worker = await TestWorker.start([job], { clock: () => NOON })
    cleanup(() => worker.stop())
    cleanup(() => remove(job))
    await waitsUntil(job, '2027-03-28T06:30:00Z')
  })
})

test('every job has a name of its own', ({ assert }) => {
  assert.lengthOf(new Set(jobs.map(({ name }) => name)), jobs.length)
})
