import { opening } from '#app/prompts/domain/reading/moods'
import type { Sentence, Token } from '#app/prompts/domain/reading/reading'

/** So many first words may name the thing; further on, only the last word before its end does. */
const FIRST = 3
const LONGEST = 8
const ENDS =
  /^(?:for|about|on|to|with|from|at|by|that|which|who|asking|saying|announcing|because|but|is|are|was|were|has|have|had)$/
/** Belongs to the name of a thing. */
const INSIDE = /^from (?:home|abroad|scratch)$/

/**
 * The words of a phrase without a verb that can name what is asked for: "job ad part time butcher" is a job ad, while
 * "sewing machine bunching thread" is no thread.
 */
export function bareHead(tokens: Token[], sentence: Sentence, lower: string): string[] {
  const words: string[] = []
  const from = opening(tokens, sentence)
  for (let at = from; at < sentence.to && words.length < LONGEST; at++) {
    const { word, start } = tokens[at]
    const parted = at > from && /[,;:.(!?\n–—]| - /.test(lower.slice(tokens[at - 1].end, start))
    const ends = ENDS.test(word) && !INSIDE.test(`${word} ${tokens[at + 1]?.word}`)
    if (words.length && (parted || ends)) break
    words.push(word)
  }
  return words.length > FIRST ? [...words.slice(0, FIRST), words.at(-1)!] : words
}
