/** How one sentence is worded, in lower case. What is looked for in it is looked for once. */
export class Wording {
  #found = new Map<(said: string) => unknown, unknown>()

  constructor(readonly said: string) {}

  once<Found>(find: (said: string) => Found): Found {
    const known = this.#found.get(find)
    if (known !== undefined) return known as Found
    const found = find(this.said)
    this.#found.set(find, found)
    return found
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
