/** A second try after a lost answer has the key of the first, so that it does nothing twice. */
export class AttemptKeys {
  #attempt: { what: string; key: string } | null = null

  /** @param what everything that the server acts on */
  keyOf(...what: unknown[]): string {
    const text = JSON.stringify(what)
    if (this.#attempt?.what !== text) this.#attempt = { what: text, key: crypto.randomUUID() }
    return this.#attempt.key
  }

  /** The server has answered: the same again is something new. */
  end(): void {
    this.#attempt = null
  }
}
