import logger from '@adonisjs/core/services/logger'
import { FairQueue, type Admission } from '#app/core/concurrency/fair_queue'
import { afterOveruse, isForgotten, restLeft, type Overuse } from '#app/core/concurrency/overuse'
import {
  busy,
  queueOfOneFull,
  resting,
  stopped,
  tooHeavy,
} from '#app/prompts/services/engine_refusals'
import type { Works } from '#app/prompts/services/engine_thread'
import {
  EngineThreads,
  OverLimit,
  THREADS,
  type ThreadOptions,
} from '#app/prompts/services/engine_threads'

/** For whom the engine works: a person, or an address; and until when. */
export interface EngineCaller {
  whose: string
  signal?: AbortSignal
}

interface Waiter {
  start: () => void
  refuse: (error: Error) => void
}

const BOUNDS = { inFlight: THREADS, inFlightOfOne: 2, waiting: 500, waitingOfOne: 100 }
const MAX_WAIT_MS = 20_000

/** The threads of the engine, with a fair queue in front. What it counts holds for this process. */
export class FairEngine {
  #queue = new FairQueue<Waiter>(BOUNDS)
  #threads: EngineThreads
  #overuse = new Map<string, Overuse>()
  #open = new Set<Promise<unknown>>()

  constructor(options?: ThreadOptions) {
    this.#threads = new EngineThreads(options)
  }

  get threadIds(): number[] {
    return this.#threads.ids
  }

  /** @throws ApiException 503 with `Retry-After`. */
  run<Name extends keyof Works>(
    caller: EngineCaller,
    work: Name,
    input: Parameters<Works[Name]>[0]
  ): Promise<ReturnType<Works[Name]>> {
    const result = this.#run(caller, work, input)
    this.#open.add(result)
    const forget = () => this.#open.delete(result)
    result.then(forget, forget)
    return result
  }

  /** Answers everybody who waits, then ends the threads. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#open)
    await this.#threads.close()
  }

  async #run<Name extends keyof Works>(
    caller: EngineCaller,
    work: Name,
    input: Parameters<Works[Name]>[0]
  ): Promise<ReturnType<Works[Name]>> {
    const { whose } = caller
    await this.#turnOf(caller)
    try {
      return await this.#threads.run(work, input)
    } catch (error) {
      throw error instanceof OverLimit ? this.#punish(whose, work) : error
    } finally {
      this.#queue.finish(whose)
      this.#startNext()
    }
  }

  /** Waits until it is the turn of this caller, who may leave meanwhile. */
  async #turnOf({ whose, signal }: EngineCaller): Promise<void> {
    if (signal?.aborted) throw stopped()
    const rest = restLeft(this.#overuse.get(whose), performance.now())
    if (rest > 0) throw resting(rest)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiter = { start: resolve, refuse: reject }
    refuseUnless(this.#queue.add(whose, waiter))
    const leave = (error: Error) => {
      if (this.#queue.remove(whose, waiter)) reject(error)
    }
    const onAbort = () => leave(stopped())
    const timer = setTimeout(() => leave(busy()), MAX_WAIT_MS)
    signal?.addEventListener('abort', onAbort)
    this.#startNext()
    try {
      await promise
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
  }

  #startNext(): void {
    for (let turn = this.#queue.next(); turn; turn = this.#queue.next()) turn.task.start()
  }

  /** Counts a text over the limit; whoever rests for it has nothing waiting either. */
  #punish(whose: string, work: string): Error {
    const now = performance.now()
    for (const [other, overuse] of this.#overuse) {
      if (isForgotten(overuse, now)) this.#overuse.delete(other)
    }
    const overuse = afterOveruse(this.#overuse.get(whose), now)
    this.#overuse.set(whose, overuse)
    const rest = restLeft(overuse, now)
    logger.warn({ whose, work, times: overuse.times }, 'a text took the engine too long')
    if (rest > 0) {
      for (const { refuse } of this.#queue.removeAll(whose)) refuse(resting(rest))
    }
    return tooHeavy(rest)
  }
}

function refuseUnless(admission: Admission): void {
  if (admission === 'queue_full') throw busy()
  if (admission === 'own_queue_full') throw queueOfOneFull()
}
