import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { median } from './figure.js'

const thread = new URL('engine_alone_thread.ts', import.meta.url)

export interface Alone {
  /** Improvements per second of all threads together. */
  perSecond: number
  /** Milliseconds of one improvement, the median. */
  medianMs: number
}

/** What the engine does without a server: short prompts in as many threads as the server has, for so many seconds. */
export async function engineAlone(seconds: number): Promise<Alone> {
  const runs = await Promise.all(
    Array.from({ length: availableParallelism() }, (_, index) => timesInThread(index, seconds))
  )
  const times = runs.flat()
  return { perSecond: times.length / seconds, medianMs: median(times) }
}

function timesInThread(index: number, seconds: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, {
      workerData: { seconds, offset: index * 1_000_000 },
      execArgv: ['--import=@poppinss/ts-exec'],
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
