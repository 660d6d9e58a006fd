import { voiceAt } from '#app/prompts/domain/clauses/voice'
import type { Reading, Token } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import type { Span } from '#app/prompts/domain/types'

const NUMBERED = new Set(
  'footnote table figure appendix annex exhibit attachment enclosure chart'.split(' ')
)
const LEADS_IN = new Set('in see from of to with on per quote explain use at under'.split(' '))

/** "The limits in Table 2", where no table of that number stands in the text: the first of them. */
export function numberedThings(reading: Reading): Span[] {
  const { masked, sentences, tokens } = reading
  for (const [index, sentence] of sentences.entries()) {
    if (!speaks(sentence)) continue
    for (let at = sentence.from + 1; at + 1 < sentence.to; at++) {
      if (!isNumbered(tokens, at) || !LEADS_IN.has(tokens[at - 1].word)) continue
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
  NUMBERED.has(tokens[at].word) && /^(?:\d{1,2}|[a-d])$/.test(tokens[at + 1].word)
