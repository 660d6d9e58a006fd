import { PgBoss } from 'pg-boss'

const QUEUE = 'empty'

/** Jobs per second of pg-boss alone: so many at once, and the next batch as soon as one is full. */
export async function bossRate(address: string, jobs: number, atOnce: number): Promise<number> {
  const boss = new PgBoss({ connectionString: address, useListenNotify: true, schedule: false })
  boss.on('error', console.error)
  await boss.start()
  await boss.createQueue(QUEUE, { notify: true })
  await boss.insert(
    QUEUE,
    Array.from({ length: jobs }, (_, number) => ({ data: { number } }))
  )
  let left = jobs
  const done = Promise.withResolvers<void>()
  const begin = performance.now()
  await boss.work(QUEUE, { batchSize: atOnce, burstWhenBatchFull: true }, async (batch) => {
    left -= batch.length
    if (left === 0) done.resolve()
  })
  await done.promise
  const seconds = (performance.now() - begin) / 1_000
  await boss.stop({ graceful: true })
  return jobs / seconds
}
