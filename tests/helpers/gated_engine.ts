import { inEngine, startEngine, stopEngine } from '#app/prompts/services/engine_pool'
import { HELD, IS_OPEN, TIMES_HELD } from '#tests/helpers/engine_gate'

/** The engine of this process, behind a gate. */
export class GatedEngine {
  #gate = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))

  static async start(): Promise<GatedEngine> {
    await stopEngine()
    const gated = new GatedEngine()
    const file = new URL('./gated_engine_thread.ts', import.meta.url)
    startEngine({ file, workerData: gated.#gate })
    await gated.#loadThreads()
    return gated
  }

  /** More work than one person has at once: all threads have loaded the engine when it is done. */
  async #loadThreads(): Promise<void> {
    const loading = ['one', 'one', 'other'].map((whose) => inEngine({ whose }, 'introduce', HELD))
    await this.hasHeld(loading.length)
    this.open()
    await Promise.all(loading)
  }

  get timesHeld(): number {
    return Atomics.load(this.#gate, TIMES_HELD)
  }

  /** Resolves once so many texts were held. */
  async hasHeld(times: number): Promise<void> {
    for (let held = this.timesHeld; held < times; held = this.timesHeld)
      await Atomics.waitAsync(this.#gate, TIMES_HELD, held).value
  }

  /** Holds from now on, and counts anew. */
  close(): void {
    this.#gate.fill(0)
  }

  open(): void {
    Atomics.store(this.#gate, IS_OPEN, 1)
    Atomics.notify(this.#gate, IS_OPEN)
  }

  /** Opens the gate; the next work begins an engine without one. */
  async end(): Promise<void> {
    this.open()
    await stopEngine()
  }
}
