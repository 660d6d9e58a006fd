import { setTimeout as sleep } from 'node:timers/promises'

/** Spaces requests evenly, so that there are no more than so many in any second. */
export class RateLimiter {
  #nextMs = 0

  /** @param rate requests a second */
  constructor(private rate: number) {}

  /**
   * Resolves when the next request may be sent.
   * @throws the reason of the signal once it is aborted
   */
  async take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const now = performance.now()
    const at = Math.max(now, this.#nextMs)
    this.#nextMs = at + 1000 / this.rate
    // A timer takes a millisecond at least.
    if (at - now >= 1) await sleep(at - now, undefined, { signal })
  }

  /** No request is sent before so many milliseconds have passed. */
  pause(milliseconds: number): void {
    this.#nextMs = Math.max(this.#nextMs, performance.now() + milliseconds)
  }
}
