import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'

const FINITE =
  /^(?:is|are|was|were|am|has|have|had|will|would|can|could|should|may|might|must|do|does|did|i'm|it's|we're|they're)$/
const TELLS =
  /^(?:i|we|he|she|it|they|you|my|our|his|her|their|your|the|there|this|that|these|those)$/

const ENOUGH_WORDS = 4
/** Where the kind of work is known, less names a thing. */
const FEW_WORDS = 3

/**
 * The sentence that says what is wanted: the goal; or, where the first paragraph states a case, a question or a thing
 * and only a later one gives orders ("8-second video, one continuous shot" – "Name the light."), the first one that
 * does. Null where there is none.
 */
export function requestOf(reading: Reading): number | null {
  const { goal, sentences, family } = reading
  const first = sentences.findIndex((one) => maySayIt(reading, one))
  if (first < 0 || goal === first) return goal
  if (goal === null) return names(reading, sentences[first]) ? first : null
  const opening = sentences.slice(first, goal).filter(speaks)
  if (!isApart(reading, sentences[first], sentences[goal])) return goal
  const asking = opening.find(
    (one) => one.verb !== null && !isApart(reading, sentences[first], one)
  )
  if (asking) return sentences.indexOf(asking)
  const words = reading.contentOf(sentences[first]).size
  if (family !== null && sentences[first].label === null && words >= FEW_WORDS) return first
  return words >= ENOUGH_WORDS && names(reading, sentences[first]) ? first : goal
}

const ROLE = /^(?:you|you're|your|act|imagine|pretend)$/

/** Neither empty words nor a role. */
const maySayIt = (reading: Reading, sentence: Sentence) =>
  speaks(sentence) &&
  reading.contentOf(sentence).size > 0 &&
  !ROLE.test(reading.tokens[sentence.from].word)

/** Whether a blank line lies between two sentences. */
const isApart = ({ masked }: Reading, before: Sentence, after: Sentence) =>
  /\n\s*\n/.test(masked.slice(before.end, after.start))

const names = ({ tokens }: Reading, { from, to, label, mood }: Sentence) =>
  mood === 'statement' &&
  label === null &&
  !TELLS.test(tokens[from].word) &&
  !tokens.slice(from, to).some(({ word }) => FINITE.test(word))
