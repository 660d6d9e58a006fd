/**
 * So many characters are looked through for all stretches together: 200 of them in any order in 50,000 characters, and
 * any number of them in the order of the text. Who changes the order of more has lost them.
 */
const MAX_COMPARISONS = 10_000_000

/** Looks for stretches in a text, each from where the last one was found, since a rewrite keeps most of them in order. */
export class Stretches {
  #text: string
  #from = 0
  #left = MAX_COMPARISONS

  constructor(text: string) {
    this.#text = text
  }

  /** Whether the stretch stands anywhere in the text. Says no where too much was looked through before. */
  have(stretch: string): boolean {
    const from = this.#from
    return this.#isFound(stretch, from) || (from > 0 && this.#isFound(stretch, 0))
  }

  #isFound(stretch: string, from: number): boolean {
    if (this.#left < 0) return false
    const at = this.#text.indexOf(stretch, from)
    this.#left -= (at < 0 ? this.#text.length : at) - from
    if (at < 0) return false
    this.#from = at + stretch.length
    return true
  }
}
