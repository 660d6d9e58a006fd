/** How one sentence is worded, in lower case. What is looked for in it is looked for once. */
export class Wording {
  #asked: ((said: string) => unknown)[] = []
  #found: unknown[] = []

  constructor(readonly said: string) {}

  once<Found>(find: (said: string) => Found): Found {
    let at = this.#asked.indexOf(find)
    if (at < 0) {
      this.#found.push(find(this.said))
      at = this.#asked.push(find) - 1
    }
    return this.#found[at] as Found
  }
}

/** The wordings of a text, which its variants share with it. */
export class Wordings {
  #known = new Map<string, Wording>()

  of(said: string): Wording {
    const known = this.#known.get(said)
    if (known) return known
    const wording = new Wording(said)
    this.#known.set(said, wording)
    return wording
  }
}
