import { EMPTY_TALK } from '#app/prompts/domain/english/empty_talk'
import { stemOf } from '#app/prompts/domain/english/known_words'
import { isContentWord } from '#app/prompts/domain/reading/words/content_words'
import { LEXICON } from '#app/prompts/domain/reading/words/lexicon'
import { sectionOf } from '#app/prompts/domain/reading/layout/sections'
import type { Sentence, Token } from '#app/prompts/domain/reading/reading'

const PRAISE = new Set(LEXICON.praise)
const SPEAKS_TO_READER = /^(?:you|you're|your|act)$/

/**
 * A text without the sentences that say nothing of the work: thanks, praise, urgency, repetitions, wishes for quality
 * and headings without text. What kind of work is asked for does not depend on them.
 */
export function coreText(text: string, sentences: Sentence[], tokens: Token[]): string {
  return without(text, sentences, tokens, true) || without(text, sentences, tokens, false) || text
}

/** With `thorough`, sentences of empty words are left out too, and not thanks and praise alone. */
function without(text: string, sentences: Sentence[], tokens: Token[], thorough: boolean): string {
  let core = ''
  let from = 0
  for (const [at, { start, end, from: first, to }] of sentences.entries()) {
    const noise = isNoise(text, sentences[at], tokens, thorough)
    const tail = noise ? first : emptyTail(tokens, first, to)
    if (tail === to) continue
    core += text.slice(from, tail === first ? start : tokens[tail].start).replace(MARKER, '')
    from = end
  }
  return (core + text.slice(from)).trim()
}

const MARKER = /(?:^|(?<=\n))[#>*•\t -]+$/
const OPENS_TAIL = /^(?:this|it|it's|i|please|be)$/
const MIN_TAIL_WORDS = 3

/** Where "… This is very urgent" begins that follows a sentence without a full stop, or its end. */
function emptyTail(tokens: Token[], from: number, to: number): number {
  let start = to
  for (let at = to - 1; at > from && saysNothing([tokens[at]]); at--) {
    if (to - at >= MIN_TAIL_WORDS && OPENS_TAIL.test(tokens[at].word)) start = at
  }
  return start
}

function isNoise(text: string, sentence: Sentence, tokens: Token[], thorough: boolean): boolean {
  const { mood, repeats, from, to, start, end } = sentence
  if (repeats || mood === 'courtesy') return true
  if (mood === 'heading') return sectionOf(text.slice(start, end)) !== null
  const phrase = tokens.slice(from, to)
  return praises(phrase) || (thorough && saysNothing(phrase))
}

/** Nothing but what can be said of any work ("This is very urgent", "Make sure it is really good"). */
export const saysNothing = (phrase: Token[]): boolean =>
  phrase.every(
    ({ word, opaque }) =>
      opaque === null && !/\d/.test(word) && (!isContentWord(word) || EMPTY_TALK.has(stemOf(word)))
  )

/** "You are a world-class expert, the best in your field": a role of nothing but praise. */
export function praises(phrase: Token[]): boolean {
  if (!SPEAKS_TO_READER.test(phrase[0]?.word ?? '')) return false
  return phrase.filter(({ word }) => PRAISE.has(word)).length > 1
}
