import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import pg from 'pg'
import type { StepContext } from '#app/flows/engine/executors/step_work'
import { type Life, OPEN, REPEATED } from '#tests/faults/flows/run_life'
import { turns } from '#tests/helpers/turns'
import { LONG_MS, until } from '#tests/helpers/until'

const life: Life = JSON.parse(process.env.LIFE ?? '{}')
const ROOT = new URL('../../../', import.meta.url)

const app = new Ignitor(ROOT, { importer: (path) => import(new URL(path, ROOT).href) })
  .tap((one) => one.booting(async () => void (await import('#start/env'))))
  .createApp('console')
await app.init()
await app.boot()

const { default: db } = await import('@adonisjs/lucid/services/db')
const { DatabaseUnreachable } = await import('#app/core/dialects/postgres/postgres_problems')
const { JobRunner } = await import('#app/core/jobs/job_runner')
const { runsHere } = await import('#app/core/jobs/start_here')
const { batchTurn } = await import('#app/flows/engine/batches/batch_turn')
const { approvalExpiry, driveRun } = await import('#app/flows/engine/drive_run')
const { EXECUTORS } = await import('#app/flows/engine/executors/executors')
const { StepFailure } = await import('#app/flows/engine/executors/step_work')
const { startFlowRun } = await import('#app/flows/services/runs/start_flow_run')
const { startReplay } = await import('#app/flows/services/runs/start_replay')

let commits = 0
let open = 0
let hasStopped = false

/** A kill that nothing can answer: no handler runs, nothing is flushed. */
async function pass(place: Life['place'], count: number): Promise<void> {
  if (life.signal !== 'SIGKILL' || place !== life.place || count !== life.killAt) return
  process.kill(process.pid, 'SIGKILL')
  await new Promise(() => {})
}

/** Stops between two transactions and calls, so that no lock is held meanwhile, and no call is made that began before. */
async function stopWhenDue(): Promise<void> {
  const isDue = life.signal === 'SIGSTOP' && life.killAt > 0 && commits >= life.killAt
  if (!isDue || hasStopped || open > 0) return
  hasStopped = true
  process.send?.('stopped')
  process.kill(process.pid, 'SIGSTOP')
}

const transaction = db.transaction.bind(db) as (
  work: unknown,
  options?: unknown
) => Promise<unknown>
db.transaction = (async (work: (trx: unknown) => Promise<unknown>, options?: unknown) => {
  let count = 0
  open += 1
  try {
    const made = await transaction(async (trx: unknown) => {
      const result = await work(trx)
      count = ++commits
      await pass('before', count)
      return result
    }, options)
    await pass('after', count)
    return made
  } finally {
    open -= 1
    await stopWhenDue()
  }
}) as typeof db.transaction

/** What PostgreSQL stores with one statement is a commit, too. */
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [statement] = args as [{ text?: string }]
  const send = () => query.apply(this, args)
  return statement.text?.includes('with advanced as') ? committed(send) : send()
} as typeof pg.Client.prototype.query

async function committed(send: () => unknown): Promise<unknown> {
  open += 1
  try {
    const count = ++commits
    await pass('before', count)
    const made = await send()
    await pass('after', count)
    return made
  } finally {
    open -= 1
    await stopWhenDue()
  }
}

/** A provider that writes down each call, and fails the first one of a step that says so. */
EXECUTORS.prompt = {
  isInstant: false,
  async work({ text }, { idempotencyKey, runId }: StepContext) {
    const key = idempotencyKey.slice(runId.length + 1)
    open += 1
    const calls = await noted(runId, key).finally(() => (open -= 1))
    if (text === 'holds') await until(isOpen, Boolean, LONG_MS)
    if (text === 'fails once' && calls === 1) throw new StepFailure('busy', 'Not now.', true, 1)
    if (text === 'fails') throw new StepFailure('refused', 'No.')
    return { port: 'done', output: `${key} done` }
  },
}

/** Whether steps that hold may end. */
const isOpen = async () => (await db.from('flow_calls').where('key', OPEN).first()) !== null

/** Notes a call, however often the database is lost. @returns how many calls there were */
async function noted(runId: string, key: string): Promise<number> {
  try {
    const row = await db.from('run_steps').where({ run_id: runId, key }).first()
    const isRepeated = row?.ended_ms !== null
    await db.table('flow_calls').insert({ run_id: runId, key, is_repeated: isRepeated ? 1 : 0 })
    const calls = await db.from('flow_calls').where({ run_id: runId, key }).count('* as count')
    return Number(calls[0].count)
  } catch {
    await turns()
    return noted(runId, key)
  }
}

async function replayFirst({ id: flowId, userId }: Life['flows'][number]): Promise<void> {
  try {
    const done = { flow_id: flowId, status: 'succeeded' }
    const run = await db.from('runs').where(done).orderBy('id').first()
    if (!run) return
    const { id: started } = await startReplay({ userId, id: run.id }, { from: REPEATED })
    process.send?.(started)
  } catch (error) {
    log.error({ err: error })
  }
}

const log = {
  error(details: { err?: unknown }) {
    if (!(details.err instanceof DatabaseUnreachable))
      console.error(JSON.stringify(details), String(details.err))
  },
}
const options = {
  jobs: [driveRun, approvalExpiry, batchTurn] as never,
  log,
  leaseMs: life.leaseMs,
  sweepMs: 100,
}
const runner = new JobRunner(options)
await runner.start()
runsHere(options.jobs, runner)
process.send?.('ready')
for (const { id, userId } of life.flows)
  for (let run = 0; run < life.start; run++) {
    try {
      const { id: started } = await startFlowRun({ userId, id }, {})
      process.send?.(started)
    } catch (error) {
      log.error({ err: error })
    }
  }
if (life.replays) await replayFirst(life.flows[0])
process.send?.('all')
process.once('disconnect', () => process.exit())
process.once('message', () => {
  void runner.stop(5_000).then(async () => {
    await app.terminate()
    process.exit()
  })
})
