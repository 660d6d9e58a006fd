import { contentWords } from '#app/prompts/domain/reading/content_words'
import type { Evidence, Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { ofHits, ofSection } from '#app/prompts/domain/reading/spots'
import { speaks } from '#app/prompts/domain/reading/sentences'

const SATURATION = 14
const OF_A_BLANK = 0.35

/** What the work is about: different content words of the request itself, and blanks for more. */
export function subjectEvidence(reading: Reading): Evidence[] {
  const seen = new Set<string>()
  const found: Evidence[] = []
  const asked = wordsOfGoal(reading)
  for (const sentence of reading.sentences) {
    if (!speaks(sentence)) continue
    const { start, end, from, to } = sentence
    const words = [...contentWords(reading, from, to)]
    const fresh = words.filter((word) => !seen.has(word))
    for (const word of fresh) seen.add(word)
    if (fresh.length && (sentence.verb !== null || isMatter(reading, sentence, words, asked))) {
      found.push({ start, end, strength: fresh.length / SATURATION, open: false })
    }
    for (const token of reading.tokens.slice(from, to)) {
      if (token.opaque === 'blank' || token.opaque === 'variable') {
        found.push({
          start: token.start,
          end: token.end,
          strength: OF_A_BLANK,
          open: token.opaque === 'blank',
        })
      }
    }
  }
  return found
}

function wordsOfGoal(reading: Reading): Set<string> {
  if (reading.goal === null) return new Set()
  const { from, to } = reading.sentences[reading.goal]
  return contentWords(reading, from, to)
}

/** Background, or a statement that speaks of what the request speaks of. */
function isMatter(
  reading: Reading,
  sentence: Sentence,
  words: string[],
  asked: Set<string>
): boolean {
  if (sentence.section === 'context' || isBackground(reading, sentence)) return true
  return sentence.mood === 'statement' && words.some((word) => asked.has(word))
}

const FIRST_PERSON = /^(?:i|i'm|i've|we|we're|we've|our|my)$/

function isBackground({ tokens }: Reading, { mood, from, to }: Sentence): boolean {
  return mood === 'statement' && tokens.slice(from, to).some(({ word }) => FIRST_PERSON.test(word))
}

/** Facts to work with: what the writer says of their situation, and what stands under "Context". */
export function factEvidence(reading: Reading): Evidence[] {
  const told = reading.sentences
    .filter(
      (sentence) => speaks(sentence) && sentence.verb === null && isBackground(reading, sentence)
    )
    .map(({ start, end }) => ({ start, end, strength: 0.4, open: false }))
  return [...told, ...ofHits(reading, 'background', 0.25), ...ofSection(reading, 'context', 0.5)]
}
