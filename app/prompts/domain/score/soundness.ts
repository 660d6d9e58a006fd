import { praises } from '#app/prompts/domain/reading/core_text'
import { requestOf } from '#app/prompts/domain/reading/request'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { SentenceWords } from '#app/prompts/domain/score/sentence_words'
import { EMPTY_TALK } from '#app/prompts/domain/english/empty_talk'

/** Up to this share of words that are no words, a sentence loses nothing; from the other on, everything. */
const TYPOS = 0.25
const GIBBERISH = 0.5
/** A request may be made of names alone. */
const REQUEST = 0.7

/**
 * How far each sentence is made of words that say something, 0 to 1: English ones, names, and terms that recur in
 * sentences which are understood.
 */
export function soundnessOf(reading: Reading, words: SentenceWords[]): number[] {
  const terms = recurring(words)
  const request = requestOf(reading)
  return words.map((one, at) => {
    if (at !== request && isEmpty(one) && !isCondition(reading, at)) return 0
    if (reading.sentences[at].mood === 'data') return 1
    if (at !== request && praises(wordsAt(reading, at))) return 0
    if (at !== request && isHeap(reading, at)) return 0
    const unknown = one.unknown.filter((word) => !terms.has(word)).length
    const content = one.stems.length
    if (unknown === 0) return 1
    const share = unknown / Math.max(1, content)
    const least = at === request ? REQUEST : 0
    return Math.min(1, Math.max(least, (GIBBERISH - share) / (GIBBERISH - TYPOS)))
  })
}

/** Nothing but what can be said of any work. */
const isEmpty = ({ stems, marks }: SentenceWords) =>
  marks === 0 && stems.every((stem) => EMPTY_TALK.has(stem))

const wordsAt = ({ sentences, tokens }: Reading, at: number) =>
  tokens.slice(sentences[at].from, sentences[at].to)

const CONDITION = /^(?:if|where|when|whenever|unless|otherwise)$/

/** "If there is none, say so" needs no words of its own. */
const isCondition = ({ sentences, tokens }: Reading, at: number) =>
  CONDITION.test(tokens[sentences[at].from].word)

const MIN_ITEMS = 7
const WORDS_OF_AN_ITEM = 1.6

/** A list of single words ("audience, tone, format, JSON, …") without a word on what is to be done with them. */
function isHeap({ sentences, masked, family }: Reading, at: number): boolean {
  const { start, end, from, to } = sentences[at]
  if (family === 'image' || to - from > MAX_HEAPED_WORDS) return false
  const items = masked.slice(start, end).split(',')
  return items.length >= MIN_ITEMS && (to - from) / items.length <= WORDS_OF_AN_ITEM
}

const MAX_HEAPED_WORDS = 80

/** Words that are no English ones but stand in two sentences, one of which is understood without them. */
function recurring(words: SentenceWords[]): Set<string> {
  const times = new Map<string, number>()
  const understood = new Set<string>()
  for (const { unknown, stems } of words) {
    for (const word of new Set(unknown)) {
      times.set(word, (times.get(word) ?? 0) + 1)
      if (unknown.length * 3 <= stems.length) understood.add(word)
    }
  }
  return new Set([...understood].filter((word) => times.get(word)! > 1))
}
