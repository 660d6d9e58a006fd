import { setTimeout as pause } from 'node:timers/promises'
import { bootMigrated, built } from './booted.js'
import { SIX_STEPS } from './reference_flow.js'
import { timedAtOnce } from './timed.js'

const WARM_UP = 2_000
const RUNS = 10_000
const BYTES_PER_MB = 1024 * 1024

await bootMigrated()
const { grantCredits, insertUser, newFlow, run } = await import('./flow_runs.js')
const { startWorker }: typeof import('#app/core/jobs/start_worker') = await built(
  'app/core/jobs/start_worker.js'
)

async function heap(): Promise<number> {
  // What is about to end may end: timers, and what is collected in two turns.
  for (let turn = 0; turn < 3; turn++) {
    await pause(100)
    globalThis.gc!()
  }
  return process.memoryUsage().heapUsed / BYTES_PER_MB
}

const userId = await insertUser()
await grantCredits(userId)
const flowId = await newFlow(userId, SIX_STEPS)
await startWorker()
const work = () => run(userId, flowId)
await timedAtOnce(WARM_UP, work)
const before = await heap()
await timedAtOnce(RUNS, work)
process.send?.({ before, after: await heap() })
process.once('disconnect', () => process.exit())
