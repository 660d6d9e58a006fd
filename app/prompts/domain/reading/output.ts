import { matchesOf } from '#app/prompts/domain/matches'
import { LEXICON } from '#app/prompts/domain/reading/words/lexicon'
import type { Evidence, Reading, Token } from '#app/prompts/domain/reading/reading'
import { ofHits, ofSection } from '#app/prompts/domain/reading/spots'
import { sentenceAt } from '#app/prompts/domain/reading/sentence_at'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { anyToken } from '#app/prompts/domain/reading/tokens'
import type { Span } from '#app/prompts/domain/types'

const UNITS = new Set(LEXICON['length.unit'])
const NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty|hundred'
const SPELLED = new Set(NUMBERS.split('|'))
const NUMBER = new RegExp(
  `^(?:\\d[\\d.,]*(?:-\\d+)?|${NUMBERS})(?:-(?:word|sentence|page|minute|paragraph|line|slide|point|item)s?)?$`
)
/** Most words are told apart by their first letter and their lack of a hyphen. */
const isNumber = (word: string) =>
  SPELLED.has(word) || ((word[0] <= '9' || word.includes('-')) && NUMBER.test(word))

export function formEvidence(reading: Reading): Evidence[] {
  return [
    ...ofHits(reading, 'form', 0.5),
    ...ofSection(reading, 'format', 0.8).filter((piece) => !isShown(reading, piece)),
    ...shapes(reading),
  ]
}

const EXAMPLE = /^\W*(?:example|sample)\b/i

/** Whether a line shows the output of an example. */
function isShown({ sentences, text }: Reading, { start }: Evidence): boolean {
  const at = sentenceAt(sentences, start)
  const head = sentences.slice(Math.max(0, at - 3), at).findLast(({ mood }) => mood === 'heading')
  return head !== undefined && EXAMPLE.test(text.slice(head.start, head.end))
}

const SHAPE =
  /(?:^|[.;:,] |\b(?:as|in|with|into|use|return|reply|then|is|are) )(?:a |an |one |two |three |four |five |six |\d+ )?(?:[a-z-]+ )?(?:table|list|paragraphs?|parts|fields|columns?|lines?|sections?|headings?|bullets?|rows?|cards?|slides?|blocks?|panels?|steps|entries|sentences?|square|portrait|landscape|form|layout|pixels)\b|\bper (?:story|item|line|row|entry|card|ticket)\b|\b(?:one|a) [a-z-]+ per [a-z]+/g

const SHAPED =
  /\b(?:tables?|lists?|paragraphs?|parts|fields|columns?|lines?|sections?|headings?|bullets?|rows?|cards?|slides?|blocks?|panels?|steps|entries|sentences?|square|portrait|landscape|form|layout|pixels|per)\b/

/** Words for a form where the form is told ("Reply in three parts", "one line per measure"). */
function shapes(reading: Reading): Evidence[] {
  const found: Evidence[] = []
  for (const sentence of reading.sentences) {
    if (!speaks(sentence)) continue
    const { start, end } = sentence
    const wording = reading.masked
      .slice(start, Math.min(end, start + MAX_LINE_LENGTH))
      .toLowerCase()
    for (const shape of reading.wordings.of(wording).once(shapesOf))
      found.push({
        start: start + shape.start,
        end: start + shape.end,
        strength: 0.25,
        open: false,
      })
  }
  return found
}

const MAX_LINE_LENGTH = 400
const MAX_AMOUNTS = 3

const shapesOf = (wording: string): Span[] =>
  SHAPED.test(wording)
    ? matchesOf(wording, SHAPE)
        .slice(0, MAX_AMOUNTS)
        .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
    : []

/** A number with a unit ("120 words") counts in full, a count of things ("five ideas") nearly, "short" a little. */
export function lengthEvidence(reading: Reading): Evidence[] {
  const { tokens, sentences } = reading
  const found: Evidence[] = []
  const [from, to] = countingRange(reading)
  for (const sentence of sentences) {
    if (!speaks(sentence)) continue
    for (let at = sentence.from; at < sentence.to; at++) {
      const amount = amountAt(tokens, at, clauseEnd(reading, at, sentence.to))
      const counts =
        amount > 0 &&
        ((at > from && at < to) ||
          anyToken(tokens, at + 1, nounReach(tokens, at, sentence.to), isOutputNoun))
      const strength = amount === 1 || counts ? amount : 0
      if (strength)
        found.push({
          start: tokens[at].start,
          end: tokens[Math.min(at + 1, sentence.to - 1)].end,
          strength,
          open: false,
        })
    }
  }
  return [...found, ...ofHits(reading, 'length.vague', 0.3), ...ofSection(reading, 'length', 0.9)]
}

const OUTPUT_NOUNS =
  /^(?:ideas?|points?|examples?|items?|options|versions|titles|headlines|questions|steps|tips|sections|reasons|suggestions|names|posts|emails|tweets|variants|recommendations|rows|alternatives|slogans|taglines|subject|facts|differences|uses|ways|prompts|findings|benefits)$/
const isOutputNoun = ({ word }: Token) => OUTPUT_NOUNS.test(word)
const PREPOSITION = /^(?:for|about|to|of|from|with|that|in|on|between|by|at|and|into|which)$/

/** Where the main request says how many of what it wants: from its verb to its first preposition. */
function countingRange({ tokens, sentences, goal }: Reading): [from: number, to: number] {
  if (goal === null || sentences[goal].verb === null) return [0, 0]
  const { verb, to } = sentences[goal]
  let end = verb! + 1
  while (end < to && !PREPOSITION.test(tokens[end].word)) end++
  return [verb!, end]
}

/** Three words may stand before the thing that is counted: "3 linkedin post ideas". */
function nounReach(tokens: Token[], at: number, to: number): number {
  const most = Math.min(to, at + 5)
  let end = at + 1
  while (end < most && !PREPOSITION.test(tokens[end].word)) end++
  return end
}

/** What counts nothing of the result: "there are 140 comments", "of 12 people". */
const COUNTS_GIVEN = /^(?:is|are|was|were|have|has|had|got|these|those|of)$/

/** So many words may stand between a number and what it counts. */
const REACH = 6

/** Where the words that belong to a number end: at the next comma, at the latest at `to`. */
function clauseEnd({ tokens, masked }: Reading, at: number, to: number): number {
  const last = Math.min(to, at + REACH)
  let end = at + 1
  while (end < last && !/[,;:(]/.test(masked.slice(tokens[end - 1].end, tokens[end].start))) end++
  return end
}

function amountAt(tokens: Token[], at: number, to: number): number {
  if (!isNumber(tokens[at].word)) return 0
  if (/-[a-z]+$/.test(tokens[at].word)) return 1
  for (let next = at + 1; next < Math.min(to, at + 4); next++) {
    if (UNITS.has(tokens[next].word)) return 1
  }
  if (COUNTS_GIVEN.test(tokens[at - 1]?.word ?? '')) return 0
  const noun = tokens[at + 1]
  const plural =
    at + 1 < to &&
    /[a-z]{3}s$/.test(noun.word) &&
    !/^(?:years|days|months|weeks|hours|dollars|euros|percent|cents)$/.test(noun.word)
  const last = tokens[at + 2]?.word === 'and' ? at + 4 : at + 2
  const later = last < to && /[a-z]{3}s$/.test(tokens[last].word)
  const named = anyToken(tokens, at + 1, nounReach(tokens, at, to), isOutputNoun)
  return plural || named ? 0.8 : later ? 0.7 : 0
}

export function exampleEvidence(reading: Reading): Evidence[] {
  const named = reading.hits.get('example') ?? []
  const shown = named.filter(({ phrase, end, sentence }) => {
    const announced = /^[:*\s]*:/.test(reading.masked.slice(end, end + 6))
    const here = reading.sentences[sentence]
    const follows = here.end - end > 15 || reading.sentences[sentence + 1] !== undefined
    return follows && (announced || /^(?:for|e\.g|sample)/.test(phrase))
  })
  const own = shown
    .slice(0, 3)
    .map(({ start, end }) => ({ start, end, strength: 0.6, open: false }))
  return [...own, ...ofSection(reading, 'example')]
}

/** Numbered asks, or words of order in several sentences. */
export function stepEvidence(reading: Reading): Evidence[] {
  const numbered = reading.sentences.filter(
    (sentence) => sentence.listed === 'number' && speaks(sentence) && sentence.mood !== 'question'
  )
  const found = numbered.map(({ start, end }) => ({ start, end, strength: 0.34, open: false }))
  const sequence = ofHits(reading, 'sequence', 0.3)
  return [
    ...found,
    ...(sequence.length > 1 ? sequence : []),
    ...(reading.sections.get('steps') ?? []).map(({ start, end }) => ({
      start,
      end,
      strength: 0.4,
      open: false,
    })),
  ]
}
