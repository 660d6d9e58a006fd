import { bucketOf, hashOn, seedOf } from '#app/prompts/domain/reading/family/hash'
import { looksOf } from '#app/prompts/domain/reading/family/looks'
import {
  cutMiddle,
  stemOf,
  tellsMuch,
  wordsOf,
  type Word,
} from '#app/prompts/domain/reading/family/words'

export interface Feature {
  index: number
  value: number
}

const SEEDS = {
  word: seedOf('word'),
  place: ['0', '1', '2'].map(seedOf),
  content: ['3', '4', '5'].map(seedOf),
  letters: seedOf('letters'),
  length: seedOf('length'),
  looks: seedOf('looks'),
  always: seedOf('always'),
}

const READ_WORDS = 60
const FIRST_WORDS = 10
const LAST_WORDS = 14
const CONTENT_WITHIN = 20
const WORD_VALUE = 0.6
const LAST_VALUE = 0.36
const LETTERS_VALUE = 0.35
const LETTERS = 4
const MAX_WORD = 30
const LENGTHS = [4, 7, 11, 18, 30, 50]
/** All texts weigh the same, however long. */
const NORM = 2

/**
 * What the classifier sees of a text, as hashed features; no bucket occurs twice. Whatever the
 * length of the text, it costs no more than one of 2,800 characters.
 */
export function featuresOf(text: string): Feature[] {
  const cut = cutMiddle(text)
  const { material, flags } = looksOf(cut)
  const words = wordsOf(cut, material)
  const bag: Bag = new Map()
  addWords(bag, words)
  for (const [at, { word }] of words.slice(0, SEEDS.place.length).entries())
    add(bag, hashOn(SEEDS.place[at], word), 1)
  for (const [at, { word }] of contentOf(words).entries())
    add(bag, hashOn(SEEDS.content[at], stemOf(word)), 1)
  for (const word of words.slice(0, READ_WORDS)) addLetters(bag, word)
  add(bag, hashOn(SEEDS.length, `${LENGTHS.filter((more) => words.length >= more).length}`), 1)
  if (words.length > 0) for (const flag of flags) add(bag, hashOn(SEEDS.looks, flag), 1)
  add(bag, SEEDS.always, 1)
  return normalized(bag)
}

/** Values by bucket. */
type Bag = Map<number, number>

function add(bag: Bag, hash: number, value: number): void {
  const bucket = bucketOf(hash)
  if (value > (bag.get(bucket) ?? 0)) bag.set(bucket, value)
}

/** Words alone and in pairs; those at the beginning count most, then those at the end. */
function addWords(bag: Bag, words: Word[]): void {
  let before: Word | null = null
  for (const [at, one] of words.entries()) {
    const value = valueAt(at, words.length)
    if (value > 0) {
      const alone = hashOn(SEEDS.word, one.word)
      add(bag, alone, value * one.trust)
      if (before)
        add(bag, hashOn(alone, ` ${before.word}`), value * Math.min(one.trust, before.trust))
    }
    before = one
  }
}

function valueAt(at: number, count: number): number {
  const early = (at < READ_WORDS ? WORD_VALUE : 0) + (at < FIRST_WORDS ? WORD_VALUE : 0)
  return early + (at >= count - LAST_WORDS ? LAST_VALUE : 0)
}

/** The first words that say something: mostly the verb and what it is about. */
const contentOf = (words: Word[]) =>
  words.slice(0, CONTENT_WITHIN).filter(tellsMuch).slice(0, SEEDS.content.length)

/** Four letters in a row inside a word, its ends marked, so that forms and misspellings share something. */
function addLetters(bag: Bag, { word, trust }: Word): void {
  const marked = `^${word.slice(0, MAX_WORD)}$`
  for (let at = 0; at + LETTERS <= marked.length; at++)
    add(bag, hashOn(SEEDS.letters, marked.slice(at, at + LETTERS)), LETTERS_VALUE * trust)
}

function normalized(bag: Bag): Feature[] {
  let squares = 0
  for (const value of bag.values()) squares += value * value
  const scale = NORM / Math.sqrt(squares)
  return Array.from(bag, ([index, value]) => ({ index, value: value * scale }))
}
