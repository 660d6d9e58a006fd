import { differsBy } from '#app/prompts/domain/english/differs_by'
import { denialOf } from '#app/prompts/domain/guard/denials'
import { listsBy } from '#app/prompts/domain/reading/words/lists_by'

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
 * So many pairs of a missing and a new word of about the same length are compared: some hundred slips that are put right
 * in a prompt of 2,000 words. In a rewrite that changes more, a word in no dictionary counts as lost.
 */
const MAX_PAIRS = 40_000

/**
 * Words that are in no dictionary and in no other spelling in the rewrite, in small letters: most likely names
 * ("nimbra"). A slip that was put right ("recieve") is no loss. Linear in the texts for texts that keep their words.
 */
export function lostUnknownWords(original: string, rewritten: string, isWord: IsWord): string[] {
  const kept = new Set(wordsOf(rewritten.toLowerCase()))
  const known = new Set(wordsOf(original.toLowerCase()))
  const fresh = byLength([...kept].filter((word) => !known.has(word)))
  const missing = [...known].filter((word) => !kept.has(word))
  let pairs = 0
  const isSpelledAnew = (word: string) => {
    const most = mostChanges(word)
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const other of fresh.get(length) ?? [])
        if (pairs++ < MAX_PAIRS && differsBy(word, other, most)) return true
    }
    return false
  }
  return missing.filter(
    (word) =>
      !INFORMAL.has(word) &&
      !denialOf(word) &&
      (NAMES.has(word) || !isWord(word)) &&
      !isSpelledAnew(word)
  )
}

const wordsOf = (text: string) => text.match(SMALL_WORD) ?? []

const mostChanges = (word: string) => (word.length >= LONG ? 2 : 1)

const byLength = (words: string[]): Map<number, string[]> =>
  listsBy(words.map((word) => [word.length, word]))
