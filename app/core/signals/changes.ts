/** Lets a loop that reads the database wait until the data may have changed. */
export class Changes {
  #wake = () => {}
  #changed = Promise.resolve()
  #signal: AbortSignal

  /** @param signal ends the waiting when it is aborted */
  constructor(signal: AbortSignal) {
    this.#signal = signal
    signal.addEventListener('abort', this.note)
  }

  /** Reports a change. */
  note = (): void => this.#wake()

  /** Call this before each read, so that a change during the read is not missed. */
  begin(): void {
    this.#changed = new Promise((resolve) => (this.#wake = resolve))
  }

  /** Resolves once something has changed since `begin`, or the signal is aborted. */
  async next(): Promise<void> {
    if (!this.#signal.aborted) await this.#changed
  }

  stop(): void {
    this.#signal.removeEventListener('abort', this.note)
  }
}
