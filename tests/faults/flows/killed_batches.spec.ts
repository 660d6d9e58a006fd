import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { insertFlow, flowToInsert } from '#app/flows/services/flows/insert_flow'
import { startBatch } from '#app/flows/services/batches/start_batch'
import { broken } from '#tests/faults/flows/broken_runs'
import { createCalls } from '#tests/faults/flows/fault_flows'
import { GRAPHS } from '#tests/faults/flows/run_graphs'
import { born } from '#tests/faults/flows/run_lives'
import { onlyInFull } from '#tests/helpers/depth'
import { createPerson } from '#tests/helpers/people'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'
import { LONG_MS, until } from '#tests/helpers/until'
import { personalWorkspace } from '#app/workspaces/services/current_workspace'

const ROWS = 12
const MAX_COMMITS = 30
const KILLS_OF_ONE = 2
const CSV = ['who', ...Array.from({ length: ROWS }, (_, at) => at)].join('\n')

test.group('A process that runs batches', (group) => {
  group.tap(onlyInFull)
  group.setup(async () => {
    await testUtils.db().migrate()
    return createCalls()
  })

  group.each.setup(async () => {
    for (const table of ['batches', 'runs', 'flow_calls', 'jobs']) await db.from(table).delete()
  })

  test('and is killed at any commit runs each row once, and charges each once', async ({
    assert,
  }) => {
    const random = seededRandom(announcedSeed('kills of batches'))
    const kills = rounds(60)
    const failing: string[] = []
    let killed = 0
    for (let kill = 0; kill < kills; kill++) {
      // A step that is lost too often has failed, so each batch is interrupted only a few times.
      if (kill % KILLS_OF_ONE === 0) failing.push(await newBatches())
      const place = kill % 2 === 0 ? ('before' as const) : ('after' as const)
      const life = born({ killAt: 1 + Math.floor(random() * MAX_COMMITS), place })
      const ended = life.ended.then((signal) => void (signal === 'SIGKILL' && killed++))
      await Promise.race([ended, areAtRestSoon()])
      life.child.kill('SIGKILL')
      await ended
      if (kill % KILLS_OF_ONE === KILLS_OF_ONE - 1 || kill === kills - 1) await finishAll()
    }
    assert.deepEqual(await brokenBatches(failing), [])
    console.log(`${kills} processes, ${killed} killed at a commit, ${2 * failing.length} batches`)
  }).timeout(45 * 60_000)
})

/** Lets one more process run until all batches have ended. */
async function finishAll(): Promise<void> {
  const { child, ended } = born({})
  await areAtRestSoon()
  child.send('end')
  await ended
}

/** Starts a batch of which all rows succeed, and one of which all fail. @returns the flow of the latter */
async function newBatches(): Promise<string> {
  const { id: userId } = await createPerson({ plan: 'pro' })
  const add = (graph: FlowGraph) =>
    db.transaction((trx) =>
      insertFlow(personalWorkspace(userId), flowToInsert({ title: 'Rows', graph }), trx)
    )
  const [loops, fails] = [await add(GRAPHS.loops), await add(GRAPHS.fails)]
  for (const { id: flowId } of [loops, fails]) {
    const whose = { caller: { whose: userId }, userId, flowId }
    await startBatch(whose, { csv: CSV, columns: {} })
  }
  return fails.id
}

async function areAtRest(): Promise<boolean> {
  const open = await db.from('batches').whereNull('ended_ms').first()
  if (open || (await db.from('runs').whereNull('ended_ms').first())) return false
  // Turns that find nothing to do may still be queued.
  return !(await db.from('jobs').where('name', 'batch_turn').first())
}

async function areAtRestSoon(): Promise<void> {
  await until(areAtRest, Boolean, LONG_MS)
}

/** What does not hold that must hold whatever happened. */
async function brokenBatches(failing: string[]): Promise<string[]> {
  const found: string[] = []
  const batches = await db.from('batches').select('id', 'flow_id', 'status')
  for (const { id, flow_id: flowId, status } of batches) {
    const runs = await db.from('runs').where('batch_id', id).select('id')
    const rows = await db.from('batch_rows').where({ batch_id: id, status: 'started' })
    const runIds = new Set(rows.map(({ run_id: runId }) => runId))
    if (runs.length !== ROWS) found.push(`${id} has ${runs.length} runs`)
    if (runIds.size !== ROWS) found.push(`${id} has ${runIds.size} rows with a run`)
    if (status !== (failing.includes(flowId) ? 'failed' : 'succeeded'))
      found.push(`${id} is ${status}`)
  }
  for (const { id } of await db.from('jobs').where('name', 'batch_turn'))
    found.push(`The job ${id} is left`)
  return [...found, ...(await broken([], failing))]
}
