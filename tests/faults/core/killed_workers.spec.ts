import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { BOUNDARIES, type Boundary, type Life } from '#tests/faults/core/job_boundaries'
import { onlyInFull } from '#tests/helpers/depth'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'
import { LONG_MS, until } from '#tests/helpers/until'

const PROCESS = fileURLToPath(new URL('job_process.ts', import.meta.url))
const TABLES = ['effects', 'repeatable_effects']
const PER_LIFE = 4

function born(life: Life) {
  const child = fork(PROCESS, { execArgv: ['--import=@poppinss/ts-exec'], env: envOf(life) })
  const acknowledged: string[] = []
  child.on('message', (payload: string) => void (payload !== 'all' && acknowledged.push(payload)))
  const ended = once(child, 'exit').then(([, signal]) => signal as string | null)
  return { child, acknowledged, ended }
}

const envOf = (life: Life) => ({ ...process.env, LIFE: JSON.stringify(life), LOG_LEVEL: 'silent' })

const payloadsOf = async (table: string): Promise<string[]> =>
  (await db.from(table).select('payload')).map(({ payload }) => payload)

/** Lets one more process run until no job is left, and ends it. */
async function untilAllIsDone() {
  const { child, ended } = born({ enqueue: [], boundary: null, passage: 0, signal: 'SIGKILL' })
  const [first] = await once(child, 'message')
  if (first !== 'all') throw new Error('Unexpected')
  const jobsLeft = () => db.from('jobs').whereIn('name', ['exact', 'repeatable']).select('id')
  await until(jobsLeft, (jobs) => jobs.length === 0, LONG_MS)
  child.send('end')
  await ended
}

test.group('A worker that is killed', (group) => {
  group.tap(onlyInFull)
  group.setup(async () => {
    await testUtils.db().migrate()
    for (const table of TABLES) {
      await db.connection().schema.dropTableIfExists(table)
      await db.connection().schema.createTable(table, (made) => {
        made.increments('id')
        made.string('payload')
        if (table === 'repeatable_effects') made.unique(['payload'])
      })
    }
    await db.from('jobs').delete()
    return async () => {
      for (const table of TABLES) await db.connection().schema.dropTable(table)
    }
  })

  test('at any boundary loses no job, and no job is done twice', async ({ assert }) => {
    const random = seededRandom(announcedSeed('kills at the boundaries of jobs'))
    const kills = Math.max(BOUNDARIES.length, rounds(200))
    const acknowledged: string[] = []
    const killedAt = new Map<Boundary, number>()
    for (let kill = 0; kill < kills; kill++) {
      const boundary = BOUNDARIES[kill % BOUNDARIES.length]
      const enqueue = Array.from({ length: PER_LIFE }, (_, index) => `${kill}.${index}`)
      const passage = 1 + Math.floor(random() * PER_LIFE)
      const life = born({ enqueue, boundary, passage, signal: 'SIGKILL' })
      assert.equal(await life.ended, 'SIGKILL', boundary)
      killedAt.set(boundary, (killedAt.get(boundary) ?? 0) + 1)
      acknowledged.push(...life.acknowledged)
    }
    await untilAllIsDone()
    const effects = await payloadsOf('effects')
    assert.lengthOf(new Set(effects), effects.length, 'done twice')
    assert.includeMembers(effects, acknowledged, 'lost')
    assert.sameMembers(await payloadsOf('repeatable_effects'), effects)
    console.log(
      `${kills} kills at ${killedAt.size} boundaries; ${effects.length} jobs, each done once`
    )
  }).timeout(45 * 60_000)

  test('or stopped for longer than its claim lasts does nothing twice when it goes on', async ({
    assert,
    cleanup,
  }) => {
    const { child, ended } = born({
      ...{ enqueue: ['stopped'], boundary: 'when claimed', passage: 1, signal: 'SIGSTOP' },
    })
    cleanup(() => void child.kill('SIGKILL'))
    const claimed = db.from('jobs').where({ name: 'exact', state: 'running' })
    await until(() => claimed.clone().first())
    await untilAllIsDone()
    assert.lengthOf(await db.from('effects').where('payload', 'stopped'), 1)
    child.kill('SIGCONT')
    child.send('end')
    assert.isNull(await ended)
    assert.lengthOf(await db.from('effects').where('payload', 'stopped'), 1)
    assert.isNull(await db.from('jobs').where('name', 'exact').first())
  })
})
