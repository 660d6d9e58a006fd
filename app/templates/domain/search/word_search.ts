import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { foldCase } from '#app/core/domain/fold_case'
import { stem } from '#app/prompts/domain/english/stem'

/** Words of a search that count; the rest of a long text is left out. */
const MAX_WORDS = 12

/** A synonym counts for less than the word itself. */
const SYNONYM_BOOST = 0.4

const wordsOf = (text: string): string[] => foldCase(text).match(/[\p{L}\p{N}]+/gu) ?? []

export interface SearchRules<Entry> {
  /** The fields to search, with how much each counts. A list is searched as its entries. */
  fields: Partial<Record<keyof Entry & string, number>>
  /** Words, separated by blanks, that nothing is found by. */
  small: string
  /** Words that may stand for a word. */
  synonymsOf: (word: string) => string[]
}

/** Finds entries by words, also where those are misspelled, not finished, or others for the same thing. */
export class WordSearch<Entry extends { id: string }> {
  #index: MiniSearch<Entry>
  #small: Set<string>

  constructor(
    entries: readonly Entry[],
    private rules: SearchRules<Entry>
  ) {
    const small = new Set(rules.small.split(' '))
    this.#small = small
    this.#index = new MiniSearch<Entry>({
      fields: Object.keys(rules.fields),
      tokenize: wordsOf,
      processTerm: (word) => (small.has(word) ? null : stem(word)),
      extractField: (entry, name) => {
        const value: unknown = entry[name as keyof Entry]
        return Array.isArray(value) ? value.join(' ') : String(value)
      },
    })
    this.#index.addAll(entries)
  }

  /** Adds an entry, or takes it as it is now. */
  put(entry: Entry): void {
    if (this.#index.has(entry.id)) this.#index.replace(entry)
    else this.#index.add(entry)
  }

  remove(id: string): void {
    if (this.#index.has(id)) this.#index.discard(id)
  }

  /**
   * @returns the ids of what fits, the best first: what has all words, or, where nothing has, what has some of them; null
   * where the text has no word to look for
   */
  find(text: string): string[] | null {
    const words = wordsOf(text)
      .filter((word) => !this.#small.has(word))
      .slice(0, MAX_WORDS)
    if (words.length === 0) return null
    const queries = words.map((word) => queryFor(word, this.rules.synonymsOf(word)))
    const options = { boost: this.rules.fields as Record<string, number> }
    const withAll = this.#index.search({ combineWith: 'AND', queries }, options)
    const found =
      withAll.length > 0 ? withAll : this.#index.search({ combineWith: 'OR', queries }, options)
    return found.map(({ id }) => String(id))
  }
}

/** A word as it is, begun or misspelled; or one that stands for the same. */
function queryFor(word: string, others: string[]): Query {
  const own: SearchOptions & { queries: string[] } = {
    ...{ queries: [word], prefix: word.length > 2 },
    fuzzy: word.length > 5 ? 2 : word.length > 3 ? 1 : false,
  }
  const also = [...others, ...swapped(word)]
  if (also.length === 0) return own
  return {
    combineWith: 'OR',
    queries: [own, { queries: also, boostTerm: () => SYNONYM_BOOST }],
  }
}

/** A short word with two neighboring letters exchanged, which is two mistakes to the index, but one to a person. */
function swapped(word: string): string[] {
  if (word.length < 4 || word.length > 5) return []
  return [...word]
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2))
    .filter((other) => other !== word)
}
