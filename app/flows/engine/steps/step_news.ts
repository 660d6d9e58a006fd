/** Lets the driver of a run wait until one of its steps has news. */
export class StepNews {
  #signal: AbortSignal
  #failure: Error | null = null
  #resolve = () => {}
  wake = (): void => this.#resolve()

  /** @param signal aborted when the run is canceled or taken over */
  constructor(signal: AbortSignal) {
    this.#signal = signal
    signal.addEventListener('abort', this.wake)
  }

  /** Whether the run cannot continue in this process. */
  get hasFailed(): boolean {
    return this.#failure !== null
  }

  fail(error: Error): void {
    this.#failure = error
  }

  /** Resolves once there is news, or the run is aborted. @throws Error that was given to `fail` */
  async next(hasNews: () => boolean): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#resolve = resolve
    if (this.#signal.aborted || hasNews() || this.hasFailed) resolve()
    await promise
    if (this.#failure) throw this.#failure
  }

  stop(): void {
    this.#signal.removeEventListener('abort', this.wake)
  }
}
