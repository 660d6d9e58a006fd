import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import type { Job } from '#app/core/jobs/define_job'
import { bossRate } from './jobs_boss.js'
import { ROUNDS } from './rounds.js'

export interface Measured {
  /** Milliseconds. */
  latencies: number[]
  /** Per second. */
  rounds: { jobs: number; floor: number }[]
}

const LATENCIES = 300
const JOBS_PER_ROUND = 2_000
const AT_ONCE = 10

const BUILD = new URL('../../build/', import.meta.url)
const built = (path: string) => import(new URL(path, BUILD).href)

const app = new Ignitor(BUILD, { importer: built })
  .tap((one) => one.booting(() => built('start/env.js')))
  .createApp('console')
await app.init()
await app.boot()

const { default: db } = await import('@adonisjs/lucid/services/db')
const { MigrationRunner } = await import('@adonisjs/lucid/migration')
const { isPostgres }: typeof import('#app/core/dialects/is_postgres') = await built(
  'app/core/dialects/is_postgres.js'
)
const { defineJob }: typeof import('#app/core/jobs/define_job') = await built(
  'app/core/jobs/define_job.js'
)
const { enqueue }: typeof import('#app/core/jobs/enqueue') = await built('app/core/jobs/enqueue.js')
const { JobRunner }: typeof import('#app/core/jobs/job_runner') = await built(
  'app/core/jobs/job_runner.js'
)
const { inTransaction }: typeof import('#app/core/transact') = await built('app/core/transact.js')

await new MigrationRunner(db, app, { direction: 'up' }).run()

let onStart = () => {}
const isNumber = (value: unknown): value is number => typeof value === 'number'
const job = defineJob({
  name: 'empty',
  isPayload: isNumber,
  run: async () => onStart(),
})
const runner = () =>
  new JobRunner({ jobs: [job as Job<unknown>], places: AT_ONCE, log: { error: console.error } })

/** From the call that enqueues, with its commit, to the first line of the handler. */
async function latency(): Promise<number> {
  const started = new Promise<number>((resolve) => {
    onStart = () => resolve(performance.now())
  })
  const begin = performance.now()
  await inTransaction((trx) => enqueue(trx, job, 0))
  return (await started) - begin
}

async function latencies(): Promise<number[]> {
  const worker = runner()
  await worker.start()
  const measured: number[] = []
  for (let turn = 0; turn < LATENCIES; turn++) {
    measured.push(await latency())
    await untilEmpty()
  }
  await worker.stop(1_000)
  return measured
}

async function untilEmpty(): Promise<void> {
  while (await db.from('jobs').first()) await new Promise(setImmediate)
}

async function jobRate(): Promise<number> {
  await inTransaction(async (trx) => {
    for (let number = 0; number < JOBS_PER_ROUND; number++) await enqueue(trx, job, number)
  })
  let left = JOBS_PER_ROUND
  const done = new Promise<void>((resolve) => {
    onStart = () => void (--left === 0 && resolve())
  })
  const worker = runner()
  const begin = performance.now()
  await worker.start()
  await done
  await untilEmpty()
  const seconds = (performance.now() - begin) / 1_000
  await worker.stop(1_000)
  return JOBS_PER_ROUND / seconds
}

/** Transactions of one row, ten at once, on the same connection. */
async function commitRate(): Promise<number> {
  await db.rawQuery('create table if not exists bare (id integer primary key, note text)')
  let left = JOBS_PER_ROUND
  const commit = async () => {
    while (left-- > 0)
      await db.transaction((trx) => trx.table('bare').insert({ note: 'as long as a payload' }))
  }
  const begin = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, commit))
  return JOBS_PER_ROUND / ((performance.now() - begin) / 1_000)
}

const floorRate = isPostgres(db.connection())
  ? () => bossRate(process.env.DATABASE_URL!, JOBS_PER_ROUND, AT_ONCE)
  : commitRate

const measured: Measured = { latencies: await latencies(), rounds: [] }
for (let turn = 0; turn < ROUNDS; turn++)
  measured.rounds.push({ floor: await floorRate(), jobs: await jobRate() })
process.send?.(measured)
process.once('disconnect', () => process.exit())
