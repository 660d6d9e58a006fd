import { availableParallelism } from 'node:os'
import logger from '@adonisjs/core/services/logger'
import { Piscina } from 'piscina'
import { watchCpu } from '#app/core/concurrency/cpu_watch'
import type { Errand, Works } from '#app/prompts/services/engine_thread'

const isSource = import.meta.url.endsWith('.ts')
const ENGINE = new URL(`./engine_thread${isSource ? '.ts' : '.js'}`, import.meta.url)

/**
 * More than one person may use at once, even on one processor: the operating system then shares the processors out, and
 * a short text does not wait for the end of long ones.
 */
export const THREADS = Math.max(availableParallelism(), 2) + 1
/** So many are always ready: whoever is stopped is replaced at once. From source, each takes seconds to compile. */
const READY_THREADS = isSource ? 1 : 3
const IDLE_MS = 60_000

/** Thrown where a piece of work used more CPU time than any may. */
export class OverLimit extends Error {}

/** What the threads of a pool run, and what they know from the start. */
export interface ThreadOptions {
  file?: URL
  workerData?: unknown
}

/** The threads of the engine. They have no queue: whoever calls starts at most `THREADS` errands at a time. */
export class EngineThreads {
  #pool: Piscina<Errand>

  constructor({ file = ENGINE, workerData }: ThreadOptions = {}) {
    this.#pool = new Piscina({
      filename: file.href,
      workerData,
      minThreads: READY_THREADS,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      recordTiming: false,
      execArgv: isSource ? ['--import', '@poppinss/ts-exec'] : [],
    })
    this.#pool.on('error', (err) => logger.error({ err }, 'a thread of the engine failed'))
  }

  get ids(): number[] {
    return this.#pool.threads.map(({ threadId }) => threadId)
  }

  /** @throws OverLimit once it used too much CPU time; its thread is stopped then. */
  async run<Name extends keyof Works>(
    work: Name,
    input: Parameters<Works[Name]>[0]
  ): Promise<ReturnType<Works[Name]>> {
    const begun = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
    const stop = new AbortController()
    const unwatch = watchCpu(begun, this.#pool, () => stop.abort())
    try {
      return await this.#pool.run({ work, input, begun }, { signal: stop.signal })
    } catch (error) {
      throw stop.signal.aborted ? new OverLimit() : error
    } finally {
      unwatch()
    }
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}
