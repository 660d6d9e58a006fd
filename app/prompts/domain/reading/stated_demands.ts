import { isFragment, looksImperative, requires } from '#app/prompts/domain/reading/imperative'
import type { Evidence, Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'

const CONDITION =
  /^(?:but |and |only )?(?:if|where|when|whenever|should|unless|in case|for any|anything that|whoever|once)\b[^.]*,|\b(?:rather than|instead of) (?:guess|invent)|[,;:(] (?:but |and )?(?:if|unless|otherwise|in case|when in doubt|where)\b/

const REFUSAL =
  /\b(?:no|not|nothing|none|nobody|neither|nor|without|only|alone|at most|at least|never|exactly|instead of|rather than|must|stays?|unchanged|out of|limit)\b/

const PLACE =
  /\b(?:begin|start|open|end|close|finish|lead|conclude)s? (?:with|on|by)\b|\b(?:first|then|finally|below|above|under|after|at the (?:top|end|bottom)|on top|last)\b[^.]{0,40}[:,]|\bthen (?:a|an|the|one|two|three|for|per)\b|\b(?:in|under) (?:\w+ )?(?:parts|sections|headings|order)\b|\bfor (?:each|every)\b(?: [a-z-]+){0,3}[:,]|\bone [a-z-]+ (?:each|for each|per)\b|\b(?:each|every) [a-z-]+ (?:on|in|gets?|has|holds?)\b|\beach (?:with|followed by|in|as|on)\b|\b(?:worst|best|most [a-z]+|strongest|[a-z]+est) (?:[a-z]+ )?first\b|^[^.]{0,12}\b(?:rank|group|number|sort|split|divide|arrange)\b|\bone (?:by one|at a time)\b|\bat the end\b|\bseparately\b/

/** What to do in a case that may come up ("Where a figure is missing, …", "…; if none, say so"). */
export const conditions = (reading: Reading) => where(reading, CONDITION, 0.7, isRule)

/** What is left out, kept or limited ("No rebuttals", "output the translation alone"). */
export const refusals = (reading: Reading) => where(reading, REFUSAL, 0.4, isRule)

/** Which part of the result stands where ("Close with …", "First the table, then …"). */
export const orderOfParts = (reading: Reading) => where(reading, PLACE, 0.55, isDemand)

const isRule = (reading: Reading, sentence: Sentence) =>
  sentence.mood !== 'question' &&
  !limitsOther(reading, sentence) &&
  (isDemand(reading, sentence) || !isStory(reading, sentence))

const isDemand = (reading: Reading, sentence: Sentence) =>
  sentence.listed !== null ||
  sentence.label !== null ||
  looksImperative(reading, sentence) ||
  isFragment(reading, sentence) ||
  requires(reading, sentence)

const LENGTH =
  /^[^.]*\b(?:\d[\d,.]{0,14}|one|two|three|four|five|ten|fifty|hundred)[ -](?:words?|characters?|sentences?|pages?|lines?|minutes?|paragraphs?)\b/
const OF_A_LIMIT = 3

/** "Keep it under 200 words" says how long the result may be and sets no other rule. */
export const limitsLength = (reading: Reading, sentence: Sentence): boolean =>
  reading.contentOf(sentence).size <= OF_A_LIMIT &&
  LENGTH.test(reading.masked.slice(sentence.start, sentence.end).toLowerCase())

const TONES = ['tone.formal', 'tone.casual', 'tone.other', 'tone.word']
const toned = new WeakMap<Reading, Set<number>>()

/** The first tokens of sentences with a word for a tone. */
function tonedSentences(reading: Reading): Set<number> {
  const { hits, sentences } = reading
  const found =
    toned.get(reading) ??
    new Set(
      TONES.flatMap((tag) => (hits.get(tag) ?? []).map(({ sentence }) => sentences[sentence].from))
    )
  toned.set(reading, found)
  return found
}

/** "Use a friendly tone" says how the result sounds and sets no other rule. */
const setsTone = (reading: Reading, sentence: Sentence): boolean =>
  reading.contentOf(sentence).size <= OF_A_LIMIT && tonedSentences(reading).has(sentence.from)

/** Whether a sentence only says what another job is there for: length or tone. */
export const limitsOther = (reading: Reading, sentence: Sentence): boolean =>
  limitsLength(reading, sentence) || setsTone(reading, sentence)

const PAST = /\b(?:was|were|had|did|went|came|said|took|made|got|left)\b/

/** "The mast was gone, but nobody was hurt" sets no rule. */
const isStory = ({ masked }: Reading, { start, end }: Sentence) =>
  PAST.test(masked.slice(start, end).toLowerCase())

const MAX_READ_LENGTH = 400

function where(
  reading: Reading,
  sign: RegExp,
  strength: number,
  counts: (reading: Reading, sentence: Sentence) => boolean
): Evidence[] {
  return reading.sentences
    .filter((sentence) => {
      if (!speaks(sentence) || reading.contentOf(sentence).size === 0) return false
      const { start, end } = sentence
      const wording = reading.masked
        .slice(start, Math.min(end, start + MAX_READ_LENGTH))
        .toLowerCase()
      return sign.test(wording) && counts(reading, sentence)
    })
    .map(({ start, end }) => ({ start, end, strength, open: false }))
}
