import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import type { Boundary, Life } from '#tests/faults/core/job_boundaries'

const life: Life = JSON.parse(process.env.LIFE ?? '{}')
const ROOT = new URL('../../../', import.meta.url)

const app = new Ignitor(ROOT, { importer: (path) => import(new URL(path, ROOT).href) })
  .tap((one) => one.booting(async () => void (await import('#start/env'))))
  .createApp('console')
await app.init()
await app.boot()

const { default: db } = await import('@adonisjs/lucid/services/db')
const { defineJob } = await import('#app/core/jobs/define_job')
const { enqueue } = await import('#app/core/jobs/enqueue')
const { JobRunner } = await import('#app/core/jobs/job_runner')
const { inTransaction } = await import('#app/core/transact')

let passages = 0

/** A kill that nothing can answer: no handler runs, nothing is flushed. */
async function pass(boundary: Boundary): Promise<void> {
  if (boundary !== life.boundary || ++passages !== life.passage) return
  process.kill(process.pid, life.signal)
  if (life.signal === 'SIGKILL') await new Promise(() => {})
}

const isText = (value: unknown): value is string => typeof value === 'string'
/** A lost worker is no fault of the job. */
const retries = { most: 1_000, firstPauseMs: 1, maxPauseMs: 1 }

const exact = defineJob({
  name: 'exact',
  ...{ isPayload: isText, retries },
  run: async ({ payload, finishIn }) => {
    await pass('when claimed')
    await inTransaction(async (trx) => {
      await trx.table('effects').insert({ payload })
      await finishIn(trx)
      await pass('before the effect commits')
    })
    await pass('after the effect commits')
  },
})

/** Its effect is the same however often it runs. */
const repeatable = defineJob({
  name: 'repeatable',
  ...{ isPayload: isText, retries },
  key: (payload) => `key ${payload.length % 2}`,
  run: async ({ payload }) => {
    await db.table('repeatable_effects').insert({ payload }).onConflict('payload').ignore()
    await pass('when the handler has returned')
  },
})

const log = { error: (details: object) => console.error(JSON.stringify(details)) }
const runner = new JobRunner({
  jobs: [exact, repeatable] as never,
  log,
  leaseMs: 300,
  sweepMs: 100,
})
await runner.start()
for (const payload of life.enqueue) {
  await inTransaction(async (trx) => {
    await enqueue(trx, exact, payload)
    await enqueue(trx, repeatable, payload)
    await pass('before enqueue commits')
  })
  process.send?.(payload)
  await pass('after enqueue commits')
}
process.send?.('all')
process.once('disconnect', () => process.exit())
process.once('message', () => {
  void runner.stop(5_000).then(async () => {
    await app.terminate()
    process.exit()
  })
})
