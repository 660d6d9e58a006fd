/** How one sentence is worded, in lower case. What is looked for in it is looked for once. */
export class Wording {
  #kept: unknown[] = []
  #found: unknown[] = []

  constructor(readonly said: string) {}

  once<Found>(find: (said: string) => Found): Found {
    return this.keep(find, () => find(this.said))
  }

  /** What is made of more than the words, but is the same wherever the sentence stands; `what` names it. */
  keep<Found>(what: unknown, make: () => Found): Found {
    let at = this.#kept.indexOf(what)
    if (at < 0) {
      this.#found.push(make())
      at = this.#kept.push(what) - 1
    }
    return this.#found[at] as Found
  }
}

/** The wordings of a text, which its variants share with it. */
export class Wordings {
  #known = new Map<string, Wording>()

  /** A sentence is told apart by its `text`, where what is said leaves something out. */
  of(said: string, text = said): Wording {
    const known = this.#known.get(text)
    if (known) return known
    const wording = new Wording(said)
    this.#known.set(text, wording)
    return wording
  }
}
