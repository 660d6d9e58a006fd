import type { Span } from '#app/prompts/domain/types'

/** A word of a prompt in lower case, without its possessive. */
export interface Word extends Span {
  word: string
  /** It has a capital where a sentence does not give it one, or inside. */
  isName: boolean
  /** A sign that parts what is said stands before it. */
  isFirst: boolean
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}]+)?|\d+(?:[.,]\d+)*|[#%€$£]/gu
const PARTS = /[.!?:;,\n()"“”]/
const SENTENCE_ENDS = /[.!?:\n>•"“„«-]\s*$/
const NO_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/** The words of a text in order; scripts without spaces are cut into pairs of signs. Linear. */
export function splitWords(text: string): Word[] {
  const words: Word[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const gap = text.slice(Math.max(end, index - 12), index)
    const isFirst = end === 0 || PARTS.test(gap)
    if (NO_SPACES.test(found)) words.push(...pairsOf(found, index, isFirst))
    else words.push(wordOf(found, index, end === 0 || SENTENCE_ENDS.test(gap), isFirst))
    end = index + found.length
  }
  return isLoud(words, text) ? words.map((word) => ({ ...word, isName: false })) : words
}

function wordOf(found: string, start: number, opens: boolean, isFirst: boolean): Word {
  const word = found.toLowerCase().replaceAll('’', "'").replace(/'s$/, '')
  const inside = /\p{Ll}\p{Lu}/u.test(found)
  const isName = inside || (/^\p{Lu}\p{L}/u.test(found) && !opens)
  return { word, start, end: start + found.length, isName, isFirst }
}

function pairsOf(found: string, start: number, isFirst: boolean): Word[] {
  const signs = [...found]
  let at = start
  return signs.slice(0, Math.max(1, signs.length - 1)).map((sign, index) => {
    const word = sign + (signs[index + 1] ?? '')
    const pair = {
      word,
      start: at,
      end: at + word.length,
      isName: false,
      isFirst: isFirst && !index,
    }
    at += sign.length
    return pair
  })
}

/** Where most words have a capital, capitals make no names. */
function isLoud(words: Word[], text: string): boolean {
  const capital = words.filter(({ start }) => /\p{Lu}/u.test(text[start])).length
  return words.length > 3 && capital * 2 > words.length
}
