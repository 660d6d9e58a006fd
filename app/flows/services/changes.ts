/** Lets a loop that reads the database wait until what it reads may have changed. */
export class Changes {
  #wake = () => {}
  #changed = Promise.resolve()
  #signal: AbortSignal

  /** @param signal ends the waiting when it is aborted */
  constructor(signal: AbortSignal) {
    this.#signal = signal
    signal.addEventListener('abort', this.note)
  }

  /** Says that something has changed. */
  note = (): void => this.#wake()

  /** Goes before each reading, so that what changes while it reads is not missed. */
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
