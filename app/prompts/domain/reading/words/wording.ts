/** How one sentence is worded, in lower case. What is looked for in it is looked for once. */
export class Wording {
  #kept: unknown[] = []
  #found: unknown[] = []

  constructor(readonly lowercase: string) {}

  once<Found>(find: (lowercase: string) => Found): Found {
    return this.keep(find, () => find(this.lowercase))
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

  /** With `most`, everything is forgotten as soon as that many are known. */
  constructor(
    private readonly more?: Wordings,
    private readonly most = Infinity
  ) {}

  /** A sentence is told apart by its `text`, where what is said leaves something out. */
  of(lowercase: string, text = lowercase): Wording {
    return this.#known.get(text) ?? this.more?.of(lowercase, text) ?? this.#learn(lowercase, text)
  }

  /** For a text in which other sentences stand too: those become known to `more`, not to these. */
  with(more: Wordings): Wordings {
    const both = new Wordings(more)
    both.#known = this.#known
    return both
  }

  #learn(lowercase: string, text: string): Wording {
    if (this.#known.size >= this.most) this.#known.clear()
    const wording = new Wording(lowercase)
    this.#known.set(text, wording)
    return wording
  }
}
