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
  /** Over text in lower case; the phrase itself is the first group. */
  pattern: RegExp
  /** Beginnings of words, one of which every match holds: where none stands, nothing is looked for. */
  keys: string[]
}

/** Western letters in lower case: many times faster than every letter of the world. */
const LETTER = "[a-zà-ÿ'’]"
const LOOK_AROUND = /\(\?<?[=!](?:[^()]|\([^()]*\))*\)/g
const TOO_COMMON = new Set(
  `the and any all each every one two only just use using uses include add give write put show with not don must never avoid without for
  this that`.split(/\s+/)
)

export function side(...phrases: string[]): Side {
  return {
    pattern: new RegExp(`\\b(${phrases.join('|').replaceAll('\\p{L}', LETTER)})(?![a-zà-ÿ])`, 'g'),
    keys: [...new Set(phrases.flatMap(keysOf))],
  }
}

/** The first letters of every word that a phrase may be recognised by. */
function keysOf(phrase: string): string[] {
  const bare = phrase.replaceAll(LOOK_AROUND, '').replaceAll('\\p{L}', '')
  const runs = bare.match(/[a-z]{3,}/g) ?? []
  const telling = runs.filter((run) => !TOO_COMMON.has(run))
  return (telling.length ? telling : runs).map(beginning)
}

/** As many letters of a word as keys are compared by. */
export const beginning = (word: string): string => word.slice(0, 4)

/** Source of an expression for whatever rules something out. */
export const DENY =
  "(?:no|not any|without(?: any)?|avoid(?: using)?|(?:do not|don't|never|must not) (?:use|include|add|mention|quote|give|state|show|write|put)(?: any)?|leave out(?: all)?|omit(?: all)?|free of|exclude(?: all)?)"
