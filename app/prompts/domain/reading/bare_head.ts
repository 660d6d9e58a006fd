import { opening } from '#app/prompts/domain/reading/moods'
import type { Sentence, Token } from '#app/prompts/domain/reading/reading'

/** So many first words may name the thing; further on, only the last word before its end does. */
const FIRST = 3
const LONGEST = 8
const ENDS =
  /^(?:for|about|on|to|with|from|at|by|that|which|who|asking|saying|announcing|because|but|is|are|was|were|has|have|had)$/
/** Belongs to the name of a thing. */
const INSIDE = /^from (?:home|abroad|scratch)$/

/** Between two words: the end of a phrase. */
const PARTED = /[,;:.(!?\n–—]| - /

/** The words from `from` on, up to a mark, or to a word that begins what is said of the thing. In lower case. */
export function phraseFrom(
  tokens: Token[],
  from: number,
  to: number,
  text: string,
  ends: RegExp
): string[] {
  const words: string[] = []
  for (let at = from; at < to && words.length < LONGEST; at++) {
    const { word, start } = tokens[at]
    const parted = at > from && PARTED.test(text.slice(tokens[at - 1].end, start))
    const isEnd = ends.test(word) && !INSIDE.test(`${word} ${tokens[at + 1]?.word}`)
    if (words.length && (parted || isEnd)) break
    words.push(word)
  }
  return words
}

/**
 * The words of a phrase without a verb that can name what is asked for: "job ad part time butcher" is a job ad, while
 * "sewing machine bunching thread" is no thread.
 */
export function bareHead(tokens: Token[], sentence: Sentence, lower: string): string[] {
  const words = phraseFrom(tokens, opening(tokens, sentence), sentence.to, lower, ENDS)
  return words.length > FIRST ? [...words.slice(0, FIRST), words.at(-1)!] : words
}
