import { differsBy } from '#app/prompts/domain/english/differs_by'

/** Letters from which on a word may have two mistakes, and from which on it may have one. */
const LONG = 8
const SHORT = 4

/** Words that are known, to find those that a misspelled word may mean. */
export class Spelling {
  /** By the first letter, which people rarely miss. */
  #words = new Map<string, Set<string>>()

  add(words: readonly string[]): void {
    for (const word of words) {
      const known = this.#words.get(word[0]) ?? new Set()
      known.add(word)
      this.#words.set(word[0], known)
    }
  }

  /** The known words that are nearest to a word; none where all are too far. */
  nearest(word: string): string[] {
    if (word.length < SHORT) return []
    const most = word.length >= LONG ? 2 : 1
    const all = [word[0], word[1]].flatMap((letter) => [...(this.#words.get(letter) ?? [])])
    for (let changes = 1; changes <= most; changes++) {
      const near = all.filter(
        (known) =>
          Math.abs(known.length - word.length) <= changes && differsBy(word, known, changes)
      )
      if (near.length > 0) return [...new Set(near)]
    }
    return []
  }
}
