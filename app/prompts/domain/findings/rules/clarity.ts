import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { findPhrases, phraseTree } from '#app/prompts/domain/reading/words/phrases'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { placesOf, spanOf, TIDIED, type Place, type Rule } from '#app/prompts/domain/findings/rule'
import { TYPOS, WORDY } from '#app/prompts/domain/findings/rules/wording'
import { looseIn } from '#app/prompts/domain/findings/rules/vague_words'
import {
  listsThings,
  LONG_SENTENCE,
  longestRun,
} from '#app/prompts/domain/findings/rules/long_sentence'
import { hedgePlace } from '#app/prompts/domain/findings/rules/hedges'

const WORDY_TREE = phraseTree({ wordy: Object.keys(WORDY) })
const SLIPS = new Map(Object.entries(TYPOS))
const NEGATED_VERB = /^(?:don't|doesn't|didn't|can't|won't|isn't|never)$/
const NOTHING = /^(?:nothing|nobody|none|nowhere)$/
const PARTS = /^(?:and|or|but|if|that|because|when)$/
const DOUBLES = /^(?:had|that|very|so|no|bye|ha|really|is|her|please|blah|[\p{N}]+|\p{L})$/u

/** Keeps the capital of what it replaces. */
const cased = (before: string, after: string) =>
  before[0] !== before[0].toLowerCase() ? after[0].toUpperCase() + after.slice(1) : after

const spoken = ({ sentences }: Reading) => sentences.filter(speaks)

export const CLARITY_RULES: Rule[] = [
  {
    id: 'clarity.vague_word',
    why: 'A word such as "things", "good" or "etc" leaves the choice to chance; name what you mean.',
    find: (reading) => looseIn(reading).slice(0, 5),
  },
  {
    id: 'clarity.hedge',
    why: 'A hedge makes an instruction look optional.',
    did: 'Took out words that made an instruction look optional.',
    find: (reading) => placesOf(reading, 'hedge').flatMap((hit) => hedgePlace(reading, hit)),
  },
  {
    id: 'clarity.wordy',
    why: 'A shorter phrase says the same thing.',
    did: 'Replaced roundabout phrases with shorter ones.',
    find: (reading) =>
      spoken(reading).flatMap(({ from, to }) => {
        const tokens = reading.tokens.slice(from, to)
        return findPhrases(WORDY_TREE, tokens).map(({ from: first, to: last }) => {
          const [start, end] = [tokens[first].start, tokens[last - 1].end]
          const key = tokens
            .slice(first, last)
            .map(({ word }) => word)
            .join(' ')
          return { start, end, after: cased(reading.text.slice(start, end), WORDY[key]) }
        })
      }),
  },
  {
    id: 'clarity.long_sentence',
    why: 'A sentence of more than 40 words hides its conditions; two sentences do not.',
    find: (reading) =>
      spoken(reading)
        .filter(
          ({ start, end, from, to }) =>
            !listsThings(reading.masked.slice(start, end)) &&
            longestRun(reading.masked.slice(start, end), to - from) > LONG_SENTENCE
        )
        .map(spanOf),
  },
  {
    id: 'clarity.double_negative',
    why: 'Two negations in one sentence are easily read the wrong way round.',
    find: (reading) =>
      spoken(reading).flatMap(({ from, to }) => {
        for (let at = from; at < to - 1; at++) {
          if (!NEGATED_VERB.test(reading.tokens[at].word)) continue
          const near = reading.tokens.slice(at + 1, Math.min(to, at + 4))
          const second = near.findIndex(({ word }) => NOTHING.test(word))
          if (second < 0 || near.slice(0, second).some(({ word }) => PARTS.test(word))) continue
          return [{ start: reading.tokens[at].start, end: near[second].end }]
        }
        return []
      }),
  },
  {
    id: 'clarity.unclear_pronoun',
    why: '"It" or "this" points to nothing in the prompt; name the thing.',
    find: (reading) => {
      const { goal, sentences, tokens, evidence } = reading
      if (goal !== 0 || evidence.input.length || sentences[0].verb === null) return []
      const object = tokens[sentences[0].verb + 1]
      const points =
        object &&
        sentences[0].verb + 1 < sentences[0].to &&
        /^(?:it|this|that|them|these|those)$/.test(object.word)
      const after = points ? tokens[sentences[0].verb + 2] : undefined
      return points &&
        (!after ||
          /^(?:better|shorter|longer|for|to|in|more|please|up|nicer|into|as|good|now|so|again)$/.test(
            after.word
          ))
        ? [spanOf(object)]
        : []
    },
  },
  {
    id: 'clarity.unfinished',
    why: 'The request does not end with a full stop or a question mark.',
    reason: 'Added a full stop.',
    did: TIDIED,
    find: (reading) =>
      isAlone(reading.masked, reading.goal)
        ? spoken(reading).flatMap((sentence) => closing(reading, sentence))
        : [],
  },
  {
    id: 'clarity.capital',
    why: 'The request does not begin with a capital letter.',
    reason: 'Capitalized the first letter.',
    did: TIDIED,
    find: ({ goal, sentences, tokens, text }) => {
      const sentence = goal === null ? null : sentences[goal]
      if (
        goal !== 0 ||
        !sentence ||
        sentence.verb !== sentence.from ||
        sentence.label ||
        sentence.force <= 0.5
      )
        return []
      const { start } = tokens[sentence.from]
      const head = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
      const begins = !/\p{L}/u.test(head) || /[.?!:>]\s*$/.test(head.slice(-ON))
      return begins && /[a-z]/.test(text[start])
        ? [{ start, end: start + 1, after: text[start].toUpperCase() }]
        : []
    },
  },
  {
    id: 'clarity.typo',
    why: 'A misspelled word can be read as a different one.',
    reason: 'Corrected the spelling.',
    did: TIDIED,
    find: (reading) =>
      spoken(reading).flatMap(({ from, to }) =>
        reading.tokens
          .slice(from, to)
          .filter(({ word, opaque }) => !opaque && SLIPS.has(word))
          .map(({ word, start, end }) => ({
            start,
            end,
            after: cased(reading.text.slice(start, end), SLIPS.get(word)!),
          }))
      ),
  },
  {
    id: 'clarity.repeated_word',
    why: 'A word appears twice in a row.',
    reason: 'Removed the repeated word.',
    did: TIDIED,
    find: (reading) =>
      spoken(reading).flatMap(({ from, to }) => {
        const { tokens, masked } = reading
        const found: Place[] = []
        for (let at = from + 1; at < to; at++) {
          const twice =
            tokens[at].word === tokens[at - 1].word &&
            !tokens[at].opaque &&
            !DOUBLES.test(tokens[at].word)
          const apart = masked.slice(tokens[at - 1].end, tokens[at].start)
          if (twice && /^[ \t]+$/.test(apart))
            found.push({ start: tokens[at - 1].end, end: tokens[at].end, after: '' })
        }
        return found
      }),
  },
]

/** Only a text that begins with its request, or is one paragraph, is surely no pasted list. */
const isAlone = (masked: string, goal: number | null) =>
  goal === 0 || (goal !== null && !masked.trim().includes('\n'))

/** So many characters behind an end are looked at. */
const ON = 8

/** The mark that the main request or a request after it lacks at its end. */
function closing({ masked, text }: Reading, sentence: Sentence): Place[] {
  const { start, end, from, to, mood, listed, label, force } = sentence
  if (force < 0.5 || listed || label || to - from < 3) return []
  if (/[.?!:;,"”’')\]}>|*`。？！…\uFFFC-]/.test(masked[end - 1]) || text.length - start > 4000)
    return []
  // What goes on in the same line was told apart by its words, not by its end.
  if (/^[^\S\n]*\S/.test(masked.slice(end, end + ON))) return []
  if (mood !== 'question') return [{ start: end, end, after: '.' }]
  return isOneQuestion(masked.slice(start, end).toLowerCase())
    ? [{ start: end, end, after: '?', reason: 'Added a question mark.' }]
    : []
}

/** "What do I say, I want the next job" and "Why flossing matters" do not end in a question mark. */
const isOneQuestion = (wording: string) => !/[,;:–—(]| - /.test(wording) && INVERTED.test(wording)
const INVERTED =
  /^(?:\S+ ){0,5}(?:is|are|am|was|were|do|does|did|can|could|will|would|shall|should|may|might|must|has|have|had)\b|^\S+['’]s\b/
