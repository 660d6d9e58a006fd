/** Counts work in progress by key, such as a person's id, in this process. */
export class Tally {
  #counts = new Map<string, number>()

  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  /** Adds one until the returned function is called. */
  take(key: string): () => void {
    this.#counts.set(key, this.of(key) + 1)
    return () => {
      const left = this.of(key) - 1
      if (left > 0) this.#counts.set(key, left)
      else this.#counts.delete(key)
    }
  }
}
