import { matchesOf } from '#app/prompts/domain/matches'
import type { Span } from '#app/prompts/domain/types'

export interface Opposites {
  kind: 'tone' | 'audience' | 'form' | 'content' | 'picture'
  one: Side
  other: Side
  why: string
  /** The second must come after the first, as in "only JSON … then explain". */
  ordered?: true
  /** No clash where either sentence speaks of one part of the result only. */
  whole?: true
}

/** One side of a contradiction. */
export interface Side {
  /** Where a sentence in lower case demands it, in offsets of its own. */
  find(said: string): Span[]
  /** Beginnings of words, one of which every match holds: where none stands, nothing is looked for. */
  keys: string[]
}

/** Western letters in lower case: many times faster than every letter of the world. */
const LETTER = "[a-zà-ÿ'’]"
/** Letters by which a word is recognised: a run may be the beginning of several words. */
const LONGEST_KEY = 5
export const SHORTEST_KEY = 3
const LOOK_AROUND = /\(\?<?[=!](?:[^()]|\([^()]*\))*\)/g
const TOO_COMMON = new Set(
  `the and any all each every one two only just use using uses include add give write put show with not don must never avoid without for
  this that`.split(/\s+/)
)

export function side(...phrases: string[]): Side {
  const source = phrases.join('|').replaceAll('\\p{L}', LETTER)
  const pattern = new RegExp(`\\b(${source})(?![a-zà-ÿ])`, 'g')
  return {
    find: (said) =>
      matchesOf(said, pattern).flatMap(({ 1: phrase, index }) =>
        NEGATED.test(said.slice(Math.max(0, index - 40), index))
          ? []
          : [{ start: index, end: index + phrase.length }]
      ),
    keys: [...new Set(phrases.flatMap(keysOf))],
  }
}

/** Where it only holds for a part, or a thing that it is set against, the demand is no demand on the whole. */
const NEGATED =
  /(?:\b(?:not|no|avoid|without|never|less|rather than|instead of|nor|than|or)|n't)\s(?:\S+\s){0,3}$/

/**
 * Beginnings of words, one of which every match of the phrase holds: the longest word outside its groups
 * where there is one, else every word in them.
 */
function keysOf(phrase: string): string[] {
  const bare = phrase
    .replaceAll(LOOK_AROUND, '')
    .replaceAll('\\p{L}', '')
    .replaceAll(/[a-z]\?|\[[^\]]*\]\??/g, '|')
  const [sure = ''] = tellingWords(withoutGroups(bare)).sort((a, b) => b.length - a.length)
  const words = sure ? [sure] : tellingWords(bare)
  return (words.length ? words : (bare.match(WORD) ?? [])).map((word) => word.slice(0, LONGEST_KEY))
}

const WORD = /[a-z]{3,}/g
const tellingWords = (text: string) =>
  (text.match(WORD) ?? []).filter((word) => !TOO_COMMON.has(word))

function withoutGroups(phrase: string): string {
  const inner = phrase.replaceAll(/\([^()]*\)(?:\?|\{[^}]*\}\??)?/g, '|')
  return inner === phrase ? phrase : withoutGroups(inner)
}

/** Source of an expression for whatever rules something out. */
export const DENY =
  "(?:no|not any|without(?: any)?|avoid(?: using)?|(?:do not|don't|never|must not) (?:use|include|add|mention|quote|give|state|show|write|put)(?: any)?|leave out(?: all)?|omit(?: all)?|free of|exclude(?: all)?)"
