import { setTimeout as sleep } from 'node:timers/promises'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { isPostgres } from '#app/core/dialects/is_postgres'
import { needsPostgres, ownDatabase, urlOf } from '#tests/helpers/postgres'
import { WorkProcess } from '#tests/helpers/work_process'

/** Of the time that a worker takes to start. */
const MOMENTS = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

test('`node ace work` ends with SIGTERM at any moment of its start', async ({
  assert,
  cleanup,
}) => {
  await testUtils.db().migrate()
  const begin = performance.now()
  const first = new WorkProcess()
  cleanup(() => first.kill('SIGKILL'))
  await first.printed('Hone is working.')
  const startMs = performance.now() - begin
  first.kill('SIGTERM')
  assert.equal(await first.ended, 0)
  for (const moment of MOMENTS) {
    const worker = new WorkProcess()
    cleanup(() => worker.kill('SIGKILL'))
    await sleep(moment * startMs)
    worker.kill('SIGTERM')
    // Before the program runs, the signal itself ends the process.
    assert.include([0, 'SIGTERM'], await worker.ended, `after ${moment} of ${startMs} ms`)
  }
})
  .tags(['@full'])
  .skip(() => !isPostgres(db.connection()), 'On SQLite the server contains the only worker.')
  .timeout(180_000)

test.group('`node ace work` says in one sentence', (group) => {
  group.tap((one) => one.skip(...needsPostgres()).timeout(60_000))

  async function refusal(url: string): Promise<string> {
    const worker = new WorkProcess({ DB_CONNECTION: 'postgres', DATABASE_URL: url })
    try {
      if ((await worker.ended) !== 1) throw new Error(`It did not refuse: ${worker.output}`)
      return worker.output
    } finally {
      worker.kill('SIGKILL')
    }
  }

  test('that the database is empty, or of a newer version', async ({ assert, cleanup }) => {
    const database = await ownDatabase()
    cleanup(() => database.remove())
    const empty = await refusal(database.url)
    assert.match(
      empty,
      /The worker could not start\.\nThe database "\w+" is not up to date: it lacks/
    )
    assert.notMatch(empty, /\bat .+\.ts:\d+/)
    await database.query('create table adonis_schema (name text)')
    await database.query(`insert into adonis_schema values ('database/migrations/9999_later')`)
    assert.include(await refusal(database.url), 'belongs to a newer version of Hone')
  })

  test('that no database is there', async ({ assert }) => {
    const absent = await refusal(urlOf({ pathname: '/hone_absent' }))
    assert.include(absent, 'There is no database "hone_absent" at')
    assert.notMatch(absent, /\bat .+\.ts:\d+/)
  })
})
