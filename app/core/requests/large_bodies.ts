import { ApiException } from '#app/core/exceptions/api_exception'
import { FairQueue } from '#app/core/concurrency/fair_queue'

/** Reading many megabytes at once would take the memory of the process and the time of everybody. */
const BOUNDS = { inFlight: 20, inFlightOfOne: 2, waiting: 400, waitingOfOne: 50 }
const RETRY_AFTER_SECONDS = 10

/** Places for requests whose bodies are read: a few at a time for each person, the others in the order in which they came. */
export class LargeBodies {
  #queue = new FairQueue<() => void>(BOUNDS)

  /**
   * Waits for a place.
   * @returns what gives it back
   * @throws ApiException 429 where too many wait already
   */
  async take(whose: string): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    if (this.#queue.add(whose, resolve) !== 'admitted') throw tooMany()
    this.#startNext()
    await promise
    return () => {
      this.#queue.finish(whose)
      this.#startNext()
    }
  }

  #startNext(): void {
    for (let next = this.#queue.next(); next; next = this.#queue.next()) next.task()
  }
}

const tooMany = () =>
  new ApiException(429, 'busy', 'You are sending too many large requests at once.', {
    hint: 'Send them one after the other.',
    retryAfter: RETRY_AFTER_SECONDS,
  })

export const largeBodies = new LargeBodies()
