import { DENIALS } from '#app/prompts/domain/guard/denials'
import { isPlain } from '#app/prompts/domain/reading/tokens'
import type { Span } from '#app/prompts/domain/types'

export interface Word extends Span {
  word: string
}

const WORD = /[\p{L}\p{N}_]+(?:['’.,:/-][\p{L}\p{N}_]+)*/gu
const PLAIN_WORD = /\w+(?:['’.,:/-]\w+)*/g
/** A capital, a digit, an underscore, an apostrophe, a denial, or a letter beyond ASCII. */
const PLAIN_SIGN = new RegExp(`[A-Z\\d_]|[a-z]['’][a-z]|\\b(?:${[...DENIALS].join('|')})\\b`, 'g')
const SIGN = new RegExp(`${PLAIN_SIGN.source}|(?![\\0-\\x7f])[\\p{L}\\p{N}]`, 'gu')

/** The words of a text; names keep their hyphens, and numbers their points. */
export class Words {
  #text: string
  #word: RegExp
  #sign: RegExp

  constructor(text: string) {
    const plain = isPlain(text)
    this.#text = text
    this.#word = new RegExp(plain ? PLAIN_WORD : WORD)
    this.#sign = new RegExp(plain ? PLAIN_SIGN : SIGN)
  }

  /** The first word that begins at a place or behind it. */
  next(from: number): Word | null {
    this.#word.lastIndex = from
    const match = this.#word.exec(this.#text)
    return match && { word: match[0], start: match.index, end: this.#word.lastIndex }
  }

  /** Words that may be a fact. All others, most of a text, are passed over by one expression. */
  *telling(): Generator<Word> {
    let last = 0
    for (let sign = this.#sign.exec(this.#text); sign; sign = this.#sign.exec(this.#text)) {
      let from = sign.index
      while (from > last && this.#text[from - 1] !== ' ') from--
      let word = this.next(from)!
      while (word.end <= sign.index) word = this.next(word.end)!
      last = this.#sign.lastIndex = word.end
      yield word
    }
  }

  /** The share of words that fit, 0 to 1. */
  shareOf(fits: (word: string) => boolean): number {
    const words = this.#text.match(this.#word) ?? []
    return words.filter(fits).length / Math.max(1, words.length)
  }
}
