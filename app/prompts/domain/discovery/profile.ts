import { amountsIn, type Amount } from '#app/prompts/domain/discovery/amounts'
import { meaningAt } from '#app/prompts/domain/discovery/concepts'
import { kindsIn, type Kinds } from '#app/prompts/domain/discovery/kinds'
import { numeralOf } from '#app/prompts/domain/discovery/numbers'
import { splitWords, type Word } from '#app/prompts/domain/discovery/split_words'
import type { Request } from '#app/prompts/domain/discovery/types'
import { stem } from '#app/prompts/domain/english/stem'
import { FUNCTION_WORDS } from '#app/prompts/domain/discovery/word_weights'

/** What a prompt is about, in a form that can be compared. */
export interface Profile {
  /** The meanings that carry matter, each with the words that first said it. */
  meanings: Map<string, string>
  /** Those among them that are names. */
  names: Set<string>
  amounts: Amount[]
  kinds: Kinds
  /** What it asks for, as the engine reads it; absent where only the words are compared. */
  request?: Request | null
  /** All words in order, function words included, each as the number of its meaning in the vocabulary. */
  sequence: Int32Array
}

/** What was learnt from the prompts read before: the stem of each word, and a number for each meaning. */
export class Vocabulary {
  readonly words: string[] = []
  #numbers = new Map<string, number>()
  #stems = new Map<string, string>()

  numberOf(meaning: string): number {
    const known = this.#numbers.get(meaning)
    if (known !== undefined) return known
    this.#numbers.set(meaning, this.words.length)
    return this.words.push(meaning) - 1
  }

  stemOf(word: string): string {
    const known = this.#stems.get(word)
    if (known !== undefined) return known
    const value = numeralOf(word)
    const found = value === null ? stem(word) : String(value)
    this.#stems.set(word, found)
    return found
  }
}

/** Reads the matter of a text. Linear in its length; works in any language, and understands more of English. */
export function profileOf(text: string, vocabulary = new Vocabulary()): Profile {
  const words = splitWords(text)
  const stems = words.map(({ word }) => vocabulary.stemOf(word))
  const amounts = amountsIn(words)
  const counted = wordsOf(amounts)
  const meanings = new Map<string, string>()
  const names = new Set<string>()
  const sequence: number[] = []
  for (let at = 0; at < words.length;) {
    const { meaning, length } = meaningAt(stems, at)
    const isAlone = length === 1
    const isSilent = isAlone && FUNCTION_WORDS.has(words[at].word)
    sequence.push(vocabulary.numberOf(isSilent ? words[at].word : meaning))
    if (!isSilent && !(isAlone && counted.has(at))) {
      if (!meanings.has(meaning)) meanings.set(meaning, textOf(words.slice(at, at + length)))
      if (words[at].isName) names.add(meaning)
    }
    at += length
  }
  return { meanings, names, amounts, kinds: kindsIn(stems), sequence: Int32Array.from(sequence) }
}

const textOf = (words: Word[]) => words.map(({ word }) => word).join(' ')

/** The words that amounts stand for: a measure as a whole, of a count the number alone. */
function wordsOf(amounts: Amount[]): Set<number> {
  const places = new Set<number>()
  for (const { from, to, measures } of amounts) {
    for (let at = from; at < (measures ? to : from + 1); at++) places.add(at)
  }
  return places
}
