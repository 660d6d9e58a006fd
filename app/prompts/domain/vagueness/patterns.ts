import { Turns } from '#app/prompts/domain/clauses/turns'
import type { Found } from '#app/prompts/domain/reading/phrases'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { OPEN_TURNS } from '#app/prompts/domain/vagueness/open_turns'
import { NOT_PRAISING, PRAISING } from '#app/prompts/domain/vagueness/words'
import type { Span } from '#app/prompts/domain/types'

const TURNS = new Turns(OPEN_TURNS)
const ISH = /^\p{L}{2,}-?ish$|^\d+-?ish$/u
const LOOKS_ISH = new Set(
  `short long small large big new old early late warm dark light formal casual high low fast slow simple modern cheap quick young tall thick thin heavy soft hard fresh clean nice fair broad wide tight bright plain rough smart`.split(
    ' '
  )
)

const isIsh = (word: string) =>
  ISH.test(word) &&
  (/\d|-/.test(word) || LOOKS_ISH.has(word.slice(0, -3)) || LOOKS_ISH.has(`${word.slice(0, -3)}e`))

/** Turns of phrase and compounds that leave something open, as tokens. */
export function patternsIn(reading: Reading): Found[] {
  const { tokens, sentences } = reading
  const found: Found[] = []
  for (const sentence of sentences) {
    for (const span of TURNS.in(reading, sentence)) found.push(...asTokens(reading, sentence, span))
    for (let at = sentence.from; at < sentence.to; at++) {
      const { word } = tokens[at]
      if (word.includes('-') && PRAISING.test(word) && !NOT_PRAISING.test(word))
        found.push({ tag: 'fine', from: at, to: at + 1 })
      else if (word.endsWith('ish') && isIsh(word))
        found.push({ tag: 'pattern', from: at, to: at + 1 })
    }
  }
  return found
}

function asTokens({ tokens }: Reading, { from, to }: Sentence, { start, end }: Span): Found[] {
  let first = from
  while (first < to && tokens[first].end <= start) first++
  let after = first
  while (after < to && tokens[after].start < end) after++
  return after > first ? [{ tag: 'pattern', from: first, to: after }] : []
}
