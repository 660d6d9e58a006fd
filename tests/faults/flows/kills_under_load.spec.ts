import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { broken } from '#tests/faults/flows/broken_runs'
import { ClaimWatch, quantile } from '#tests/faults/flows/claim_watch'
import { createCalls, type FaultFlows, insertFlows } from '#tests/faults/flows/fault_flows'
import { allHaveEnded, born } from '#tests/faults/flows/run_lives'
import { isOnPostgres } from '#tests/helpers/databases'
import { onlyInFull } from '#tests/helpers/depth'
import { announcedSeed, seededRandom } from '#tests/helpers/random'
import { LONG_MS, until } from '#tests/helpers/until'

const IS_FULL = process.env.DEPTH === 'full'
const KILLS = IS_FULL ? 500 : 6
/** Of each flow, by each process. */
const RUNS = 2
const LEASE_MS = 2_000
/** How long a lost run waits at most, where the machine has nothing else to do: only the full run checks it. */
const MAX_LEASES = 3
/** A worker is killed so many milliseconds after it began to work, at most. */
const MAX_LIFE_MS = 1_500

test.group('One of the processes that run flows', (group) => {
  group.tap(onlyInFull)
  let made: FaultFlows

  group.setup(async () => {
    await testUtils.db().migrate()
    return createCalls()
  })
  group.setup(async () => void (made = await insertFlows()))

  test('that is killed at any moment loses no run', async ({ assert, cleanup }) => {
    const random = seededRandom(announcedSeed('kills under load'))
    const watch = new ClaimWatch()
    const over = new AbortController()
    const watching = watch.watch(over.signal)
    const acknowledged: string[] = []
    const begin = () => {
      const life = born({ start: RUNS, flows: made.flows, leaseMs: LEASE_MS })
      cleanup(() => void life.child.kill('SIGKILL'))
      return life
    }
    // Only one process can work on a file.
    const workers = Array.from({ length: isOnPostgres() ? 3 : 1 }, begin)
    for (let kill = 0; kill < KILLS; kill++) {
      const at = Math.floor(random() * workers.length)
      const { isReady, child, ended, acknowledged: started } = workers[at]
      await isReady
      if (workers.length === 1) watch.noteStart()
      await pause(random() * MAX_LIFE_MS)
      watch.noteKill()
      child.kill('SIGKILL')
      await ended
      acknowledged.push(...started)
      workers[at] = begin()
      await allHaveEnded()
    }
    await Promise.all(workers.map(({ isReady }) => isReady))
    if (workers.length === 1) watch.noteStart()
    await Promise.all(workers.map(({ hasStarted }) => hasStarted))
    await until(allHaveEnded, Boolean, LONG_MS)
    over.abort()
    await watching
    for (const { child, ended, acknowledged: started } of workers) {
      child.send('end')
      assert.isNull(await ended)
      acknowledged.push(...started)
    }
    assert.deepEqual(await broken(acknowledged, made.failing), [])
    const [p95, longest] = [quantile(watch.resumes, 0.95), Math.max(0, ...watch.gaps)]
    const runs = Number((await db.from('runs').count('* as count'))[0].count)
    console.log(
      `${KILLS} kills, ${runs} runs, ${watch.resumes.length} jobs lost, claimed again after ` +
        `${p95} ms (p95), ${longest} ms after the end of a lease at most`
    )
    assert.isNotEmpty(watch.resumes)
    if (!IS_FULL) return
    assert.isAtMost(p95 / LEASE_MS, MAX_LEASES)
    assert.isAtMost(longest / LEASE_MS, MAX_LEASES)
  }).timeout(60 * 60_000)
})
