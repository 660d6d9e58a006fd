import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { MAX_RETRIES } from '#app/flows/domain/values/limits'
import { insertFlow, flowToInsert } from '#app/flows/services/flows/insert_flow'
import { startFlowRun } from '#app/flows/services/runs/start_flow_run'
import { broken } from '#tests/faults/flows/broken_runs'
import { createCalls, type FaultFlows, insertFlows } from '#tests/faults/flows/fault_flows'
import { HOLDS } from '#tests/faults/flows/run_graphs'
import { OPEN } from '#tests/faults/flows/run_life'
import { born, hasNothingLeft, newestEvent, untilAllHaveEnded } from '#tests/faults/flows/run_lives'
import { postgresOnly } from '#tests/helpers/databases'
import { onlyInFull } from '#tests/helpers/depth'
import { createPerson } from '#tests/helpers/people'
import { urlOf } from '#tests/helpers/postgres'
import { PostgresProxy } from '#tests/helpers/postgres_proxy'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'
import { until } from '#tests/helpers/until'
import { personalWorkspace } from '#app/workspaces/services/current_workspace'

/** More commits than a process of two runs makes. */
const MAX_COMMITS = 60
/** A step that is lost more often than it may be tried again has failed, so all runs end after so many kills. */
const KILLS_IN_A_ROW = MAX_RETRIES - 1
/** In the flow that runs others. */
const RUNS_INSIDE = 6
/** Fewer than it makes. */
const MIN_COMMITS = 6

test.group('A process that runs flows', (group) => {
  group.tap(onlyInFull)
  let flows: FaultFlows['flows'] = []
  let failing: string[] = []

  group.setup(async () => {
    await testUtils.db().migrate()
    return createCalls()
  })

  group.each.setup(async () => {
    const made = await insertFlows()
    flows = made.flows
    failing = made.failing
  })

  test('does all of it once where nothing happens', async ({ assert }) => {
    const life = born({ start: 2, flows })
    await life.hasStarted
    await untilAllHaveEnded()
    life.child.send('end')
    await life.ended
    assert.deepEqual(await broken(life.acknowledged, failing), [])
    assert.lengthOf(await db.from('runs').whereNull('parent_run_id'), 2 * flows.length)
    assert.lengthOf(await db.from('runs').whereNotNull('parent_run_id'), 2 * RUNS_INSIDE)
  })

  test('and is killed at any commit loses no run, charges each once, and repeats no step that has ended', async ({
    assert,
  }) => {
    const random = seededRandom(announcedSeed('kills of runs'))
    const kills = rounds(100)
    const acknowledged: string[] = []
    let killed = 0
    for (let kill = 0; kill < kills; kill++) {
      const place = kill % 2 === 0 ? ('before' as const) : ('after' as const)
      const killAt = 1 + Math.floor(random() * MAX_COMMITS)
      const life = born({ start: 1, flows, replays: true, killAt, place })
      const dies = life.ended.then((signal) => void (signal === 'SIGKILL' && killed++))
      await Promise.race([dies, hasNothingLeft(life)])
      life.child.kill('SIGKILL')
      await life.ended
      acknowledged.push(...life.acknowledged)
      if (kill % KILLS_IN_A_ROW === KILLS_IN_A_ROW - 1) await untilAllHaveEnded()
    }
    await untilAllHaveEnded()
    assert.deepEqual(await broken(acknowledged, failing), [])
    console.log(`${kills} processes, ${killed} killed at a commit, ${acknowledged.length} runs`)
  }).timeout(45 * 60_000)

  test('and is stopped until another has taken over can store nothing when it goes on', async ({
    assert,
    cleanup,
  }) => {
    const random = seededRandom(announcedSeed('stops of runs'))
    const acknowledged: string[] = []
    for (let stop = 0; stop < rounds(50); stop++) {
      const killAt = 1 + Math.floor(random() * MIN_COMMITS)
      const life = born({ start: 1, flows, killAt, place: 'after', signal: 'SIGSTOP' })
      cleanup(() => void life.child.kill('SIGKILL'))
      await life.isStopped
      await untilAllHaveEnded()
      life.child.kill('SIGCONT')
      await hasNothingLeft(life)
      life.child.send('end')
      assert.isNull(await life.ended)
      acknowledged.push(...life.acknowledged)
    }
    assert.deepEqual(await broken(acknowledged, failing), [])
  }).timeout(45 * 60_000)

  test('and is stopped before it takes a run over leaves the run to its new worker', async ({
    assert,
    cleanup,
  }) => {
    const { id: userId } = await createPerson({ plan: 'pro' })
    const { id } = await db.transaction((trx) =>
      insertFlow(personalWorkspace(userId), flowToInsert({ title: 'Holds', graph: HOLDS }), trx)
    )
    const run = await startFlowRun({ userId, id }, {})
    // Its first commit claims the job.
    const first = born({ killAt: 1, place: 'after', signal: 'SIGSTOP' })
    cleanup(() => void first.child.kill('SIGKILL'))
    await first.isStopped
    const second = born({})
    cleanup(() => void second.child.kill('SIGKILL'))
    await until(() => db.from('flow_calls').where('run_id', run.id).first())
    first.child.kill('SIGCONT')
    first.child.send('end')
    await first.ended
    await db.table('flow_calls').insert({ run_id: '', key: OPEN, is_repeated: 0 })
    await untilAllHaveEnded()
    second.child.send('end')
    await second.ended
    assert.deepEqual(await broken([run.id], []), [])
    // It was stored with the first fence, and taken over once.
    assert.equal((await db.from('runs').where('id', run.id).first()).fence, 2)
  }).timeout(5 * 60_000)

  test('and loses all its connections again and again does the same', async ({
    assert,
    cleanup,
  }) => {
    const random = seededRandom(announcedSeed('lost connections'))
    const proxy = await PostgresProxy.start()
    cleanup(() => proxy.end())
    const settings = { DATABASE_URL: urlOf({ host: `127.0.0.1:${proxy.port}` }) }
    const life = born({ start: rounds(100), flows }, settings)
    cleanup(() => void life.child.kill('SIGKILL'))
    let isOver = false
    const over = hasNothingLeft(life).then(() => (isOver = true))
    let losses = 0
    while (!isOver) {
      const last = (await newestEvent()) + Math.floor(random() * 20)
      await until(async () => isOver || (await newestEvent()) > last)
      if (isOver) break
      proxy.cut()
      for (let looks = random() * 50; looks > 0; looks--) await newestEvent()
      proxy.mend()
      losses++
    }
    await over
    life.child.send('end')
    assert.isNull(await life.ended)
    assert.deepEqual(await broken(life.acknowledged, failing), [])
    console.log(`${losses} losses, ${life.acknowledged.length} runs`)
  })
    .timeout(10 * 60_000)
    .skip(...postgresOnly('a connection to a file is not lost'))
})
