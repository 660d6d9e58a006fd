import type { Evidence, Reading, Sentence, Token } from '#app/prompts/domain/reading/reading'
import { ofHits, ofSection } from '#app/prompts/domain/reading/spots'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { anyToken } from '#app/prompts/domain/reading/tokens'

const SATURATION = 14
const OF_A_BLANK = 0.35

/** What the work is about: different content words of the request itself, and blanks for more. */
export function subjectEvidence(reading: Reading): Evidence[] {
  const seen = new Set<string>()
  const found: Evidence[] = []
  const asked = wordsOfGoal(reading)
  for (const sentence of reading.sentences) {
    if (!speaks(sentence)) continue
    const { start, end } = sentence
    const words = reading.contentOf(sentence)
    const known = seen.size
    for (const word of words) seen.add(word)
    const strength = (seen.size - known) / SATURATION
    if (strength && (sentence.verb !== null || isMatter(reading, sentence, words, asked))) {
      found.push({ start, end, strength, open: false })
    }
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

const wordsOfGoal = (reading: Reading): ReadonlySet<string> =>
  reading.goal === null ? new Set() : reading.contentOf(reading.sentences[reading.goal])

/** Background, or a statement that speaks of what the request speaks of. */
function isMatter(
  reading: Reading,
  sentence: Sentence,
  words: ReadonlySet<string>,
  asked: ReadonlySet<string>
): boolean {
  if (sentence.section === 'context' || isBackground(reading, sentence)) return true
  return sentence.mood === 'statement' && meets(words, asked)
}

function meets(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const word of some) if (others.has(word)) return true
  return false
}

const FIRST_PERSON = new Set(['i', "i'm", "i've", 'we', "we're", "we've", 'our', 'my'])
const isOwn = ({ word }: Token) => FIRST_PERSON.has(word)

const isBackground = ({ tokens }: Reading, { mood, from, to }: Sentence): boolean =>
  mood === 'statement' && anyToken(tokens, from, to, isOwn)

/** Facts to work with: what the writer says of their situation, and what stands under "Context". */
export function factEvidence(reading: Reading): Evidence[] {
  const told = reading.sentences
    .filter(
      (sentence) => speaks(sentence) && sentence.verb === null && isBackground(reading, sentence)
    )
    .map(({ start, end }) => ({ start, end, strength: 0.4, open: false }))
  return [...told, ...ofHits(reading, 'background', 0.25), ...ofSection(reading, 'context', 0.5)]
}
