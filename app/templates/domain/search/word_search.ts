import MiniSearch, { type SearchResult } from 'minisearch'
import { foldCase } from '#app/core/domain/fold_case'
import { normalized } from '#app/core/domain/normalized'
import { stemOf } from '#app/prompts/domain/english/known_words'
import { ASKING_STEMS, FUNCTION_WORDS } from '#app/templates/domain/search/function_words'
import { Spelling } from '#app/templates/domain/search/spelling'
import { type Groups, type SynonymsOf, synonymsAmong } from '#app/templates/domain/search/synonyms'

/** UTF-16 units of a field that are searched. */
const MAX_TEXT_LENGTH = 1_000
/** Words of a search that count; the rest of a long text is left out. */
const MAX_WORDS = 12
/** Letters that a word must have begun with. */
const MIN_PREFIX = 3

/** What a word counts that is found by another for the same thing, or that only asks for work. */
const SYNONYM_WEIGHT = 0.5
const ASKING_WEIGHT = 0.15
/** Where nothing has all words, an entry is found that has this share, by weight, of what the best one has. */
const MIN_SHARE = 0.5
/** All words, but for rounding. */
const WHOLE = 0.999

const ASCII = /^[\0-\x7F]*$/
const ACCENTS = /[\u0300-\u036F]/g

/** The words of a text in lower case, without accents and what an apostrophe adds. */
function wordsOf(text: string): string[] {
  const folded = foldCase(text)
  const plain = ASCII.test(folded)
    ? folded
    : normalized(normalized(folded, 'NFKD').replace(ACCENTS, ''), 'NFC')
  return (
    plain
      .replace(/['’](?:s|re|ve|ll|d|m)\b/g, '')
      .replace(/['’]/g, '')
      .match(WORD) ?? []
  )
}
const WORD = /[\p{L}\p{N}]+/gu

export interface SearchRules<Entry> {
  /** The fields to search, with how much each counts. A list is searched as its entries. */
  fields: Partial<Record<keyof Entry & string, number>>
  /** Words that may stand for one another. */
  synonyms: Groups
}

/** How much of a word, or by weight of a search, an entry has, and how well. */
interface Match {
  share: number
  score: number
}

interface Fit extends Match {
  id: string
}

/** Finds entries by words, also where those are misspelled, not finished, or others for the same thing. */
export class WordSearch<Entry extends { id: string }> {
  #index: MiniSearch<Entry>
  #spelling = new Spelling()
  #synonymsOf: SynonymsOf
  #boost: Record<string, number>

  constructor(entries: readonly Entry[], { fields, synonyms }: SearchRules<Entry>) {
    this.#boost = fields as Record<string, number>
    this.#synonymsOf = synonymsAmong(synonyms)
    this.#spelling.add(synonyms.flatMap((group) => group.split(' ')))
    this.#index = new MiniSearch<Entry>({
      fields: Object.keys(fields),
      tokenize: (text) => this.#indexed(text),
      processTerm: stemOf,
      searchOptions: { tokenize: (text) => [text], processTerm: (one) => one },
      extractField: (entry, name) => {
        const value: unknown = entry[name as keyof Entry]
        return (Array.isArray(value) ? value.join(' ') : String(value)).slice(0, MAX_TEXT_LENGTH)
      },
    })
    this.#index.addAll(entries)
  }

  #indexed(text: string): string[] {
    const words = wordsOf(text).filter((word) => !FUNCTION_WORDS.has(word))
    this.#spelling.add(words)
    return words
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
   * @returns the ids of what fits, the best first: what has all words that say something, or, where nothing has, what
   * has most of them; null where the text has no word to look for
   */
  find(text: string): string[] | null {
    const words = [...new Set(wordsOf(text))]
      .filter((word) => !FUNCTION_WORDS.has(word))
      .slice(0, MAX_WORDS)
    if (words.length === 0) return null
    const fits = this.#fitsOf(words)
    const best = fits.reduce((most, { share }) => Math.max(most, share), 0)
    const least = best >= WHOLE ? WHOLE : MIN_SHARE * best
    return fits
      .filter(({ share }) => share >= least)
      .sort((one, other) => other.score * other.share ** 2 - one.score * one.share ** 2)
      .map(({ id }) => id)
  }

  #fitsOf(words: string[]): Fit[] {
    const fits = new Map<string, Fit>()
    let whole = 0
    for (const [at, word] of words.entries()) {
      const { found, spread } = this.#matchesOf(word, at === words.length - 1)
      if (found.size === 0) continue
      const weight = weightOf(word, spread, this.#index.documentCount)
      const highest = found.values().reduce((most, { score }) => Math.max(most, score), 0)
      whole += weight
      for (const [id, { share, score }] of found) {
        const fit = fits.get(id) ?? { id, share: 0, score: 0 }
        fit.share += weight * share
        fit.score += (weight * score) / highest
        fits.set(id, fit)
      }
    }
    for (const fit of fits.values()) fit.share /= whole
    return [...fits.values()]
  }

  /** What has a word, begun or misspelled, or another one for it; and how many have the word itself. */
  #matchesOf(word: string, isLast: boolean): { found: Map<string, Match>; spread: number } {
    const { own, others } = this.#resultsFor(word, isLast)
    const found = new Map<string, Match>()
    for (const one of own) found.set(one.id, { share: this.#shareOf(one), score: one.score })
    for (const one of others) {
      const share = SYNONYM_WEIGHT * this.#shareOf(one)
      if (share > (found.get(one.id)?.share ?? 0))
        found.set(one.id, { share, score: SYNONYM_WEIGHT * one.score })
    }
    return { found, spread: own.length > 0 ? own.length : others.length }
  }

  /** Less than 1 where only fields have a word that count little. */
  #shareOf({ match }: SearchResult): number {
    const fields = Object.values(match).flat()
    return Math.min(1, Math.max(...fields.map((name) => this.#boost[name])))
  }

  #resultsFor(word: string, isLast: boolean): { own: SearchResult[]; others: SearchResult[] } {
    const term = stemOf(word)
    const synonyms = this.#synonymsOf(term)
    const exact = isLast ? [] : this.#search([term])
    const isBegun = word.length >= MIN_PREFIX && exact.length === 0
    const own = exact.length > 0 ? exact : this.#search([...new Set([word, term])], isBegun)
    if (own.length > 0 || synonyms.length > 0)
      return { own, others: synonyms.length > 0 ? this.#search(synonyms) : [] }
    const meant = [...new Set(this.#spelling.nearest(word).map(stemOf))]
    const alike = meant.flatMap((one) => this.#synonymsOf(one))
    return { own: this.#search(meant), others: this.#search(alike) }
  }

  #search(terms: readonly string[], prefix = false): SearchResult[] {
    if (terms.length === 0) return []
    return this.#index.search({ queries: [...terms] }, { boost: this.#boost, prefix })
  }
}

/** Rare words say more (Spärck Jones 1972). */
function weightOf(word: string, found: number, all: number): number {
  const rarity = Math.log(1 + all / Math.max(1, found))
  return ASKING_STEMS.has(stemOf(word)) ? rarity * ASKING_WEIGHT : rarity
}
