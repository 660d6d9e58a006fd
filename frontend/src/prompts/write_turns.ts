/** Lets one write of a draft go on at a time. */
export class WriteTurns {
  /** The end of the last turn in line. It never rejects. */
  #last: Promise<void> | null = null
  #shared: Promise<void> | null = null

  get isTaken(): boolean {
    return this.#last !== null
  }

  /** Resolves once nothing is under way. */
  async free(): Promise<void> {
    while (this.#last) await this.#last
  }

  /** Writes in a turn, or waits with all others who share for the write that is in line already. */
  share(write: () => Promise<void>): Promise<void> {
    this.#shared ??= this.take(write).finally(() => {
      this.#shared = null
    })
    return this.#shared
  }

  /** Writes after all that are in line, at once where there are none. */
  take<Result>(write: () => Promise<Result>): Promise<Result> {
    const turn = this.#last ? this.#last.then(write) : write()
    const leave = () => {
      if (this.#last === ended) this.#last = null
    }
    const ended: Promise<void> = turn.then(leave, leave)
    this.#last = ended
    return turn
  }
}
