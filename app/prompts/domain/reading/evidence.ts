import { contentWords } from '#app/prompts/domain/reading/words/content_words'
import { foreignEvidence } from '#app/prompts/domain/reading/words/foreign'
import { inputEvidence } from '#app/prompts/domain/reading/input'
import {
  exampleEvidence,
  formEvidence,
  lengthEvidence,
  stepEvidence,
} from '#app/prompts/domain/reading/output'
import { audienceEvidence, roleEvidence, toneEvidence } from '#app/prompts/domain/reading/people'
import { JOBS, type Evidence, type Job, type Reading } from '#app/prompts/domain/reading/reading'
import { factEvidence, subjectEvidence } from '#app/prompts/domain/reading/matter'
import {
  conditions,
  limitsOther,
  orderOfParts,
  refusals,
} from '#app/prompts/domain/reading/stated_demands'
import { requestOf } from '#app/prompts/domain/reading/request'
import { sentenceAt } from '#app/prompts/domain/reading/sentence_at'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { ofHits, ofSection } from '#app/prompts/domain/reading/spots'

/** What in the text does which job. */
export function gatherEvidence(reading: Reading): Record<Job, Evidence[]> {
  if (reading.language === 'other') return { ...noEvidence(), ...foreignEvidence(reading) }
  return {
    ask: askEvidence(reading),
    object: objectEvidence(reading),
    purpose: [...ofHits(reading, 'purpose', 1), ...ofSection(reading, 'purpose')],
    input: inputEvidence(reading),
    subject: subjectEvidence(reading),
    facts: factEvidence(reading),
    form: [...formEvidence(reading), ...orderOfParts(reading)],
    length: lengthEvidence(reading),
    coverage: [...ofHits(reading, 'facet', 0.5), ...substance(reading)],
    rule: [
      ...ofHits(reading, 'rule', 0.6).filter(({ start }) => {
        const at = sentenceAt(reading.sentences, start)
        return at < 0 || !limitsOther(reading, reading.sentences[at])
      }),
      ...ofSection(reading, 'rule', 0.6),
      ...refusals(reading),
    ],
    edge: [
      ...ofHits(reading, 'edge', 0.8),
      ...ofHits(reading, 'source', 0.6),
      ...ofSection(reading, 'edge'),
      ...conditions(reading),
    ],
    check: [...ofHits(reading, 'check', 0.8), ...ofSection(reading, 'check')],
    audience: audienceEvidence(reading),
    tone: toneEvidence(reading),
    role: roleEvidence(reading),
    examples: exampleEvidence(reading),
    steps: stepEvidence(reading),
  }
}

const noEvidence = () =>
  Object.fromEntries(JOBS.map((job) => [job, []])) as unknown as Record<Job, Evidence[]>

/** How plainly it is asked where the kind of work is known, and by a phrase that only names a thing where it is not. */
const KNOWN = 0.95
const NAMED = 0.75

function askEvidence(reading: Reading): Evidence[] {
  const { sentences, data } = reading
  const request = requestOf(reading)
  const labeled = ofSection(reading, 'goal', 0.5).filter(
    ({ start }) => request === null || start !== sentences[request].start
  )
  if (request === null) return labeled
  const { start, end, from, verb, force } = sentences[request]
  const named = verb === null || verb === from ? NAMED : 0
  const plain = reading.family === null ? named : KNOWN
  const buried = data !== null && data.start < start
  const strength = Math.max(force, plain) * (buried ? 0.9 : 1)
  return [{ start, end, strength, open: false }, ...labeled]
}

const WORDS_OF_SUBSTANCE = 40
const CHARACTERS_OF_SUBSTANCE = 1000

/** What each sentence adds that no earlier one said, pasted and marked material included. */
function substance(reading: Reading): Evidence[] {
  const seen = new Set<string>()
  const statements = reading.sentences
    .filter((sentence) => speaks(sentence) || (sentence.mood === 'data' && !sentence.repeats))
    .flatMap((sentence) => {
      const known = seen.size
      for (const word of reading.contentOf(sentence)) seen.add(word)
      const { start, end } = sentence
      const strength = (seen.size - known) / WORDS_OF_SUBSTANCE
      return strength ? [{ start, end, strength, open: false }] : []
    })
  const marked = reading.opaque
    .filter(({ kind }) => kind === 'fence' || kind === 'data')
    .map(({ start, end }) => ({
      start,
      end,
      strength: Math.min(1, (end - start) / CHARACTERS_OF_SUBSTANCE),
      open: false,
    }))
  return [...statements, ...marked]
}

/** How much the main sentence says about the thing that is asked for. */
function objectEvidence(reading: Reading): Evidence[] {
  const request = requestOf(reading)
  if (request === null) return []
  const { start, end, from, to, verb } = reading.sentences[request]
  const words = contentWords(reading, (verb ?? from) + 1, to)
  const blanks = reading.tokens.slice(from, to).filter(({ opaque }) => opaque === 'blank')
  return [
    { start, end, strength: Math.min(1, words.size / 4), open: false },
    ...blanks.map((blank) => ({ start: blank.start, end: blank.end, strength: 0.4, open: true })),
    ...ofSection(reading, 'context', 0.5),
  ]
}
