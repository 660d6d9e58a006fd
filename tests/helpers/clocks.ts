import { mock } from 'node:test'

/** `performance.now()` stands still until it is advanced. */
export class SteadyClock {
  #now = performance.now()
  #mocked = mock.method(performance, 'now', () => this.#now)

  advance(milliseconds: number) {
    this.#now += milliseconds
  }

  reset() {
    this.#mocked.mock.restore()
  }
}

/** Sets the wall clock forward, or back, as an administrator does. Returns what sets it right. */
export function stepWallClock(milliseconds: number): () => void {
  const now = Date.now.bind(Date)
  const mocked = mock.method(Date, 'now', () => now() + milliseconds)
  return () => mocked.mock.restore()
}
