import { voiceAt } from '#app/prompts/domain/clauses/voice'
import { NEEDS_INPUT } from '#app/prompts/domain/materials/words'
import type { Reading, Token } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import type { Span } from '#app/prompts/domain/types'

const NUMBERED = new Set(
  'footnote table figure appendix annex exhibit attachment enclosure chart schedule addendum'.split(
    ' '
  )
)
/** Parts that a result may have as well: only work on one of them points to a text. */
const PARTS = new Set(
  'paragraph page pages chapter unit section clause line slide question exercise step item row column verse scene act version draft option variant'.split(
    ' '
  )
)
const OF_BOOKS = new Set('page pages chapter unit line exercise clause verse'.split(' '))
const LEADS_IN = new Set('in see from of to with on per quote explain use at under'.split(' '))

/** "The limits in Table 2", where no table of that number stands in the text: the first of them. */
export function numberedThings(reading: Reading): Span[] {
  const { masked, sentences, tokens } = reading
  for (const [index, sentence] of sentences.entries()) {
    if (!speaks(sentence)) continue
    for (let at = sentence.from + 1; at + 1 < sentence.to; at++) {
      if (!isNumbered(tokens, at)) continue
      const [noun, before] = [tokens[at].word, tokens[at - 1].word]
      const points = NUMBERED.has(noun)
        ? LEADS_IN.has(before)
        : NEEDS_INPUT.has(before) || (OF_BOOKS.has(noun) && /^(?:in|on|of|from)$/.test(before))
      if (!points) continue
      const name = masked.slice(tokens[at].start, tokens[at + 1].end)
      const there = sentences.some(
        ({ start }, other) =>
          other !== index &&
          masked.slice(start, start + name.length).toLowerCase() === name.toLowerCase()
      )
      if (!there && voiceAt(reading, sentence, at, at + 2, false) !== 'tells')
        return [{ start: tokens[at].start, end: tokens[at + 1].end }]
    }
  }
  return []
}

const isNumbered = (tokens: Token[], at: number) =>
  (NUMBERED.has(tokens[at].word) || PARTS.has(tokens[at].word)) &&
  /^(?:\d{1,3}|[a-d])$/.test(tokens[at + 1].word)
