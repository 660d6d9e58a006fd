/** Lets one write of a draft go on at a time. */
export class WriteTurns {
  #shared: Promise<void> | null = null
  #taken: Promise<unknown> | null = null

  get isTaken(): boolean {
    return this.#shared !== null || this.#taken !== null
  }

  /** Resolves when what was under way has ended. */
  async free(): Promise<void> {
    if (this.#taken) await this.#taken
    if (this.#shared) await this.#shared
  }

  /** Writes, or waits with everybody else who wants to for the write that is under way. */
  share(write: () => Promise<void>): Promise<void> {
    this.#shared ??= write().finally(() => {
      this.#shared = null
    })
    return this.#shared
  }

  /** Writes after what is shared; until it has ended nobody else who asks for a free turn gets one. */
  async take<Result>(write: () => Promise<Result>): Promise<Result> {
    if (this.#shared) await this.#shared
    const writing = write()
    const ended = writing.catch(() => undefined)
    this.#taken = ended
    try {
      return await writing
    } finally {
      if (this.#taken === ended) this.#taken = null
    }
  }
}
