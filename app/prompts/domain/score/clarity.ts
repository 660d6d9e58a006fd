import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import type { Span } from '#app/prompts/domain/types'

/** What makes a text harder to follow: where, and how many of 12 points it costs. */
export interface Blur extends Span {
  cost: number
}

export const LONG_SENTENCE = 40
const TAG_COSTS: [tag: string, cost: number][] = [
  ['vague', 0.9],
  ['filler', 0.7],
  ['hedge', 1],
]

/** Vague, hedged, padded, unfinished or overlong wording, in the sentences that speak about the work. */
export function blursIn(reading: Reading): Blur[] {
  return [
    ...worded(reading),
    ...doubled(reading),
    ...reading.sentences.filter(speaks).flatMap((sentence) => shaped(reading, sentence)),
  ]
}

function worded({ hits }: Reading): Blur[] {
  return TAG_COSTS.flatMap(([tag, cost]) =>
    (hits.get(tag) ?? []).map(({ start, end }) => ({ start, end, cost }))
  )
}

/** The same word twice in a row, or "given … given" and "following … following" in one sentence. */
function doubled({ tokens, sentences }: Reading): Blur[] {
  const found: Blur[] = []
  for (const sentence of sentences) {
    if (!speaks(sentence)) continue
    const seen = new Set<string>()
    for (let at = sentence.from; at < sentence.to; at++) {
      const { word, opaque, start, end } = tokens[at]
      if (opaque) continue
      const twice = at > sentence.from && tokens[at - 1].word === word && /^\p{L}+$/u.test(word)
      const points = word === 'given' || word === 'following'
      if (twice || (points && seen.has(word))) found.push({ start, end, cost: 1 })
      if (points) seen.add(word)
    }
  }
  return found
}

/** Words of the longest stretch between signs that part a sentence as a full stop would. */
export function longestRun(sentence: string, words: number): number {
  if (words <= LONG_SENTENCE || !/[;:|\n–—]/.test(sentence)) return words
  let longest = 0
  for (const part of sentence.split(/[;:|\n–—]/))
    longest = Math.max(longest, part.split(/\s+/).filter(Boolean).length)
  return longest
}

function shaped(
  { masked, tokens }: Reading,
  { start, end, from, to, mood, listed, label }: Sentence
): Blur[] {
  const found: Blur[] = []
  const run = longestRun(masked.slice(start, end), to - from)
  if (run > LONG_SENTENCE) found.push({ start, end, cost: 0.3 + (run - LONG_SENTENCE) / 80 })
  const last = masked[end - 1]
  const closed = mood === 'question' ? /[?"”')\uFFFC]/ : /[.?:;"”')|\uFFFC。？…]/
  if (!listed && !label && to - from > 3 && !closed.test(last))
    found.push({ start: end, end, cost: 0.8 })
  for (let at = from; at < to; at++) {
    if (tokens[at].word.length > 28 && !tokens[at].opaque)
      found.push({ start: tokens[at].start, end: tokens[at].end, cost: 0.5 })
  }
  return found
}
