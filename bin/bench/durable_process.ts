import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { median } from './figure.js'
import { chainOf, INPUTS, SIX_STEPS } from './reference_flow.js'
import { ROUNDS } from './rounds.js'

export interface DurableTimes {
  /** Milliseconds per run. */
  rounds: { run: number; atOnce: number; floor: number }[]
  chain: number
}

const RUNS_PER_ROUND = 200
const WARM_UP = 50
const CHAINS = 20
const AT_ONCE = 10
const CREDITS = 1_000_000

const BUILD = new URL('../../build/', import.meta.url)
const built = (path: string) => import(new URL(path, BUILD).href)

const app = new Ignitor(BUILD, { importer: built })
  .tap((one) => one.booting(() => built('start/env.js')))
  .createApp('console')
await app.init()
await app.boot()

const { default: db } = await import('@adonisjs/lucid/services/db')
const { MigrationRunner } = await import('@adonisjs/lucid/migration')
await new MigrationRunner(db, app, { direction: 'up' }).run()

const { inTransaction }: typeof import('#app/core/transact') = await built('app/core/transact.js')
const { grant }: typeof import('#app/billing/services/grant') = await built(
  'app/billing/services/grant.js'
)
const { insertFlow }: typeof import('#app/flows/services/insert_flow') = await built(
  'app/flows/services/insert_flow.js'
)
const { startFlowRun }: typeof import('#app/flows/services/start_flow_run') = await built(
  'app/flows/services/start_flow_run.js'
)
const { startWorker }: typeof import('#app/core/jobs/start_worker') = await built(
  'app/core/jobs/start_worker.js'
)
const { awaitRun }: typeof import('#app/flows/services/await_run') = await built(
  'app/flows/services/await_run.js'
)
const { bareRuns } = await import('./bare_runs.js')

const userId = '01900000-0000-7000-8000-000000000001'
await db.table('users').insert({
  ...{ id: userId, email: 'bench@hone.test', email_verified: true, is_admin: false },
  ...{ plan: 'pro', preferences: '{}' },
  ...{ created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' },
})
await inTransaction((trx) =>
  grant(
    {
      userId,
      now: Date.now(),
      reference: 'bench',
      amount: CREDITS,
      account: 'bought',
      source: 'correction',
    },
    trx
  )
)
const newFlow = (graph: typeof SIX_STEPS) =>
  inTransaction((trx) => insertFlow(userId, { title: 'Bench', graph }, trx))
const six = await newFlow(SIX_STEPS)
const hundred = await newFlow(chainOf(100))
await startWorker()

const MAX_WAIT_MS = 60_000
const never = new AbortController().signal

/** From the call that starts a run until its result is known. */
async function run(flowId: string): Promise<void> {
  const { id } = await startFlowRun({ userId, id: flowId }, { inputs: INPUTS })
  const { status } = await awaitRun(userId, id, MAX_WAIT_MS, never)
  if (status !== 'succeeded') throw new Error(`A run is ${status}.`)
}

async function timed(count: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times)
}

async function timedAtOnce(count: number): Promise<number> {
  let left = count
  const start = performance.now()
  const work = async () => {
    while (left-- > 0) await run(six.id)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return (performance.now() - start) / count
}

await timed(WARM_UP, () => run(six.id))
const floor = await bareRuns(db.connection(), userId, six.id)
await timed(WARM_UP, floor.run)
const rounds: DurableTimes['rounds'] = []
for (let round = 0; round < ROUNDS; round++)
  rounds.push({
    floor: await timed(RUNS_PER_ROUND, floor.run),
    run: await timed(RUNS_PER_ROUND, () => run(six.id)),
    atOnce: await timedAtOnce(RUNS_PER_ROUND),
  })
const chain = await timed(CHAINS, () => run(hundred.id))
await floor.end()
process.send?.({ rounds, chain })
process.once('disconnect', () => process.exit())
