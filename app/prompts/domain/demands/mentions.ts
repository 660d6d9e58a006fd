import type { Spoken } from '#app/prompts/domain/demands/spoken'
import type { Phrase, TraitBook } from '#app/prompts/domain/demands/trait_book'
import { stem } from '#app/prompts/domain/demands/words'
import type { Reading, Token } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

export interface Word extends Span {
  stem: string
  quoted: boolean
  /** A sign stands before it that parts clauses or the items of a row. */
  parted: boolean
}

/** A trait of which a sentence speaks, for or against. */
export interface Mention extends Span {
  trait: string
  names: boolean
  spoken: Spoken
}

/** Small words that may stand between the words of a phrase. */
const SMALL = new Set(
  `a an the any all my your our their its his her this that these those some very more most really quite just own entire whole of each
  every such also then`
    .split(/\s+/)
    .map(stem)
)
const PARTS = /[,;:.()–—\n!?]/
const MOST_SMALL = 3
const GAP = 5

/** The words of a sentence; what is opaque is a word without a stem. */
export function wordsIn(
  { tokens, sentences, text }: Reading,
  { sentence, said, start }: Spoken
): Word[] {
  const words: Word[] = []
  const { from, to } = sentences[sentence]
  let last = start
  for (let index = from; index < to; index++) {
    const token = tokens[index]
    const between = said.slice(last - start, token.start - start)
    let parted = between !== ' ' && PARTS.test(between)
    last = token.end
    let at = token.start
    for (const part of partsOf(token, text)) {
      words.push({
        stem: startsWithDigit(part) ? numeral(said, at - start) : stem(part),
        start: token.opaque ? token.start : at,
        end: token.opaque ? token.end : at + part.length,
        parted,
        quoted: token.opaque !== null,
      })
      at += part.length + 1
      parted = false
    }
  }
  return words
}

const startsWithDigit = (word: string) => word[0] >= '0' && word[0] <= '9'

const numeral = (said: string, at: number) =>
  /[£€$]\s?$/.test(said.slice(Math.max(0, at - 2), at)) ? '£' : '#'

const LONGEST_QUOTE = 24

/** A hyphen parts words; a short quotation is read ("as 'you'"), what else is opaque is not. */
function partsOf({ word, opaque, start, end }: Token, text: string): string[] {
  if (opaque === null) return word.includes('-') ? word.split('-') : [word]
  const quote = opaque === 'quote' && end - start <= LONGEST_QUOTE
  return quote
    ? text
        .slice(start + 1, end - 1)
        .toLowerCase()
        .split(/\s+/)
    : ['']
}

/** Every phrase of the book in a sentence; of one trait only the longest at a place. */
export function mentionsIn(book: TraitBook, words: Word[], spoken: Spoken): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < words.length; at++) {
    const phrases = book.phrases.get(words[at].stem)
    if (!phrases) continue
    const longest = new Map<string, Mention>()
    for (const phrase of phrases) {
      const last = phrase.loose ? null : lastOf(phrase, words, at, 1)
      const reach = phrase.loose ? around(phrase, words, at) : last === null ? null : [at, last]
      if (
        !reach ||
        words.slice(reach[0], reach[1] + 1).every(({ quoted }) => quoted && !SAID.has(phrase.trait))
      )
        continue
      const known = longest.get(phrase.trait)
      const span = { start: words[reach[0]].start, end: words[reach[1]].end }
      if (!known || span.end > known.end || (span.end === known.end && known.names))
        longest.set(phrase.trait, { ...span, trait: phrase.trait, names: phrase.names, spoken })
    }
    found.push(...longest.values())
  }
  return found
}

/** Traits that a quotation alone shows ("Dear Mr Tan"). */
const SAID = new Set(['greeting', 'yes-no', 'apology', 'cta', 'metaphor', 'first', 'sign-off'])
const NEAR = 8

/** The words of the same clause that hold all places of a phrase, in any order. */
function around({ places }: Phrase, words: Word[], at: number): [number, number] | null {
  let [from, to] = [at, at]
  for (const wanted of places.slice(1)) {
    const next = nearTo(wanted!, words, at)
    if (next === null) return null
    from = Math.min(from, next)
    to = Math.max(to, next)
  }
  return [from, to]
}

function nearTo(wanted: ReadonlySet<string>, words: Word[], at: number): number | null {
  for (let next = at + 1; next <= at + NEAR && next < words.length && !words[next].parted; next++) {
    if (wanted.has(words[next].stem)) return next
  }
  for (let next = at - 1; next >= at - NEAR && next >= 0 && !words[next + 1].parted; next--) {
    if (wanted.has(words[next].stem)) return next
  }
  return null
}

/** Index of the word with which the phrase ends whose first word stands at `at`, or null. */
function lastOf({ places }: Phrase, words: Word[], at: number, from: number): number | null {
  let here = at
  for (let place = from; place < places.length; place++) {
    const gap = places[place] === null
    const wanted = gap ? places[++place]! : places[place]!
    const next = nextOf(wanted, words, here, gap)
    if (next === null) return null
    here = next
  }
  return here
}

function nextOf(
  wanted: ReadonlySet<string>,
  words: Word[],
  here: number,
  gap: boolean
): number | null {
  const reach = gap ? GAP : MOST_SMALL
  for (let next = here + 1; next <= here + 1 + reach && next < words.length; next++) {
    if (words[next].parted) return null
    if (wanted.has(words[next].stem)) return next
    if (!gap && !SMALL.has(words[next].stem)) return null
  }
  return null
}
