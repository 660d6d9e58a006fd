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
/** Letters by which a word is recognised: a run may be the beginning of several words. */
export const LONGEST_KEY = 5
export const SHORTEST_KEY = 3
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
