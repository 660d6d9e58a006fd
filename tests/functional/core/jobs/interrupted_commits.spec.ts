import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { enqueue } from '#app/core/jobs/enqueue'
import type { Job } from '#app/core/jobs/define_job'
import { inTransaction } from '#app/core/transact'
import { onBothDatabases } from '#tests/helpers/depth'
import { atEachCommit, type Life, PLACES, watchCommits } from '#tests/helpers/interrupted_commits'
import { endLeases, makeDue, TestWorker, textJob } from '#tests/helpers/jobs'
import { until } from '#tests/helpers/until'

const TABLES = ['effects', 'repeatable_effects']
const PAYLOADS = ['one', 'two']
/** Of one job: its enqueueing, its claim and its end. */
const MIN_COMMITS = 3
/** A lost worker is no fault of the job. */
const retries = { most: 1_000, firstPauseMs: 1, maxPauseMs: 1 }

const exact = textJob(
  ({ payload, finishIn }) =>
    inTransaction(async (trx) => {
      await trx.table('effects').insert({ payload })
      await finishIn(trx)
    }),
  { retries }
)

/** Its effect is the same however often it runs. */
const repeatable = textJob(
  ({ payload }) =>
    db.table('repeatable_effects').insert({ payload }).onConflict('payload').ignore().exec(),
  { retries, key: (payload) => `repeatable ${payload.length}` }
)

/** Can never be done. */
const hopeless = textJob(
  () => {
    throw new Error('No.')
  },
  {
    retries: { ...retries, most: 0 },
    giveUp: async (trx, payload) => void (await trx.table('effects').insert({ payload })),
  }
)

const payloadsOf = async (table: string): Promise<string[]> =>
  (await db.from(table).select('payload')).map(({ payload }) => payload)

const jobsOf = (jobs: Job<string>[]) =>
  db.from('jobs').whereIn(
    'name',
    jobs.map(({ name }) => name)
  )

/** Works until all jobs are done, or given up. */
async function workOff(jobs: Job<string>[]): Promise<void> {
  const worker = await TestWorker.start(jobs)
  try {
    const open = async () => {
      if (await makeDue(jobs)) worker.wake()
      return jobsOf(jobs).whereNot('state', 'failed').select('id', 'state')
    }
    await until(open, (left) => left.length === 0)
  } finally {
    await worker.stop()
  }
}

/** One process enqueues jobs and works on them until it dies, and another one does the rest. @returns what was enqueued */
async function twoLives(life: Life, jobs: Job<string>[], payloads: string[]): Promise<string[]> {
  for (const table of TABLES) await db.from(table).delete()
  await jobsOf(jobs).delete()
  const acknowledged: string[] = []
  await life.live(async () => {
    for (const payload of payloads) {
      await inTransaction(async (trx) => {
        for (const job of jobs) await enqueue(trx, job, payload)
      })
      acknowledged.push(payload)
    }
    await workOff(jobs)
  })
  await endLeases(jobs)
  await workOff(jobs)
  return acknowledged
}

test.group('A worker that is interrupted at any of its commits', (group) => {
  group.tap(onBothDatabases)
  group.setup(async () => {
    const { schema } = db.connection()
    for (const table of TABLES) {
      await schema.dropTableIfExists(table)
      await schema.createTable(table, (made) => {
        made.increments('id')
        made.string('payload')
        if (table === 'repeatable_effects') made.unique(['payload'])
      })
    }
    return async () => {
      for (const table of TABLES) await schema.dropTable(table)
    }
  })
  group.setup(() => watchCommits())

  for (const place of PLACES) {
    test(`${place} it takes effect loses no job, and no job is done twice`, async ({ assert }) => {
      const commits = await atEachCommit(place, async (life, where) => {
        const acknowledged = await twoLives(life, [exact, repeatable], PAYLOADS)
        const effects = await payloadsOf('effects')
        assert.lengthOf(new Set(effects), effects.length, `done twice, ${where}`)
        assert.includeMembers(effects, acknowledged, `lost, ${where}`)
        assert.sameMembers(await payloadsOf('repeatable_effects'), effects, where)
      })
      assert.isAtLeast(commits, MIN_COMMITS)
    }).timeout(120_000)

    test(`${place} it takes effect gives up each job once that fails for the last time`, async ({
      assert,
    }) => {
      const commits = await atEachCommit(place, async (life, where) => {
        const acknowledged = await twoLives(life, [hopeless], ['one'])
        const effects = await payloadsOf('effects')
        const failed = await jobsOf([hopeless]).where('state', 'failed').select('payload')
        assert.lengthOf(new Set(effects), effects.length, `given up twice, ${where}`)
        assert.includeMembers(effects, acknowledged, `lost, ${where}`)
        assert.sameMembers(
          failed.map(({ payload }) => JSON.parse(payload)),
          effects,
          where
        )
      })
      assert.isAtLeast(commits, MIN_COMMITS)
    }).timeout(120_000)
  }
})
