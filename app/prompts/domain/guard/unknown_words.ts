import { denialOf } from '#app/prompts/domain/guard/denials'

/** Whether a word in small letters is in a dictionary. */
export type IsWord = (word: string) => boolean

const SMALL_WORD = /(?<![\p{L}\p{N}_'’])[a-z]{3,}(?![\p{L}\p{N}_'’])/gu
/** Written as spoken: nothing is lost with them. */
const INFORMAL = new Set(
  'plz pls thx tnx thanx asap btw imo imho fyi lol omg gonna wanna gotta gimme kinda sorta cuz coz ppl msg etc ive youre thats whats lets'.split(
    ' '
  )
)
/** Names that a dictionary has as words. */
const NAMES = new Set(['google', 'lego', 'skype', 'photoshop', 'xerox'])
/** From so many letters on, a correction may change two of them instead of one. */
const LONG = 6

/**
 * Words that are in no dictionary and in no other spelling in the rewrite, in small letters: most likely names
 * ("nimbra"). A slip that was put right ("recieve") is no loss. Linear in the texts for texts that keep their words.
 */
export function lostUnknownWords(original: string, rewritten: string, isWord: IsWord): string[] {
  const kept = new Set(wordsOf(rewritten.toLowerCase()))
  const known = new Set(wordsOf(original.toLowerCase()))
  const fresh = [...kept].filter((word) => !known.has(word))
  const missing = [...known].filter((word) => !kept.has(word))
  return missing.filter(
    (word) =>
      !INFORMAL.has(word) &&
      !denialOf(word) &&
      (NAMES.has(word) || !isWord(word)) &&
      !fresh.some((other) => isSpellingOf(word, other))
  )
}

const wordsOf = (text: string) => text.match(SMALL_WORD) ?? []

function isSpellingOf(word: string, other: string): boolean {
  const most = word.length >= LONG ? 2 : 1
  return Math.abs(word.length - other.length) <= most && distance(word, other) <= most
}

/** Letters to insert, leave out, replace or swap with their neighbour (Damerau and Levenshtein). */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let at = 1; at <= one.length; at++) {
    const row = [at]
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1
      row[to] = Math.min(rows[at - 1][to] + 1, row[to - 1] + 1, rows[at - 1][to - 1] + same)
      const swapped =
        at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      if (swapped) row[to] = Math.min(row[to], rows[at - 2][to - 2] + 1)
    }
    rows.push(row)
  }
  return rows[one.length][other.length]
}
