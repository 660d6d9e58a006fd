import { looksImperative } from '#app/prompts/domain/reading/imperative'
import type { Evidence, Reading, Sentence, Token } from '#app/prompts/domain/reading/reading'
import { requestOf } from '#app/prompts/domain/reading/request'
import { ofHits, ofSection } from '#app/prompts/domain/reading/spots'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { anyToken } from '#app/prompts/domain/reading/tokens'

const SATURATION = 20
const OF_A_BLANK = 0.5

/** What the work is about: different content words of what is told, and blanks for more. */
export function subjectEvidence(reading: Reading): Evidence[] {
  const seen = new Set<string>()
  const found: Evidence[] = []
  for (const sentence of reading.sentences) {
    if (!speaks(sentence)) continue
    const { start, end } = sentence
    const known = seen.size
    for (const word of reading.contentOf(sentence)) seen.add(word)
    const strength = (seen.size - known) / SATURATION
    if (strength) found.push({ start, end, strength, open: false })
    for (const gap of gapsIn(reading, sentence)) found.push(gap)
  }
  return found
}

/** Blanks and variables in a sentence: something of the subject is to be told there. */
function gapsIn({ tokens }: Reading, { from, to }: Sentence): Evidence[] {
  const found: Evidence[] = []
  for (let at = from; at < to; at++) {
    const { start, end, opaque } = tokens[at]
    if (opaque === 'blank' || opaque === 'variable')
      found.push({ start, end, strength: OF_A_BLANK, open: opaque === 'blank' })
  }
  return found
}

const FIRST_PERSON = new Set(['i', "i'm", "i've", 'we', "we're", "we've", 'our', 'my'])
const isOwn = ({ word }: Token) => FIRST_PERSON.has(word)
const isExact = ({ word, opaque }: Token) => opaque !== null || /^\d/.test(word)

const OF_ONESELF = 0.4
const EXACT = 0.25

/** Facts to work with: what is told, not asked, about the writer's situation or in figures, and what stands under "Context". */
export function factEvidence(reading: Reading): Evidence[] {
  const request = requestOf(reading)
  const statements = reading.sentences.flatMap((sentence, at) => {
    if (!speaks(sentence) || sentence.verb !== null || looksImperative(reading, sentence)) return []
    const { start, end, from, to, label, listed, mood } = sentence
    const own = mood === 'statement' && anyToken(reading.tokens, from, to, isOwn)
    const exact = at !== request && anyToken(reading.tokens, from, to, isExact)
    const blank = anyToken(reading.tokens, from, to, ({ opaque }) => opaque === 'blank')
    const strength =
      own || blank ? OF_ONESELF : exact || label !== null || listed !== null ? EXACT : 0
    return strength ? [{ start, end, strength, open: blank }] : []
  })
  const asked = request === null ? [] : exactIn(reading, reading.sentences[request])
  return [
    ...statements,
    ...asked,
    ...ofHits(reading, 'background', 0.25),
    ...ofSection(reading, 'context', 0.5),
  ]
}

/** Figures and names that stand in the request itself. */
function exactIn({ tokens }: Reading, { from, to, verb }: Sentence): Evidence[] {
  return tokens
    .slice((verb ?? from) + 1, to)
    .filter((token) => isExact(token) && token.opaque !== 'blank')
    .map(({ start, end }) => ({ start, end, strength: EXACT, open: false }))
}
