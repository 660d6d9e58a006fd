import { matchesOf } from '#app/prompts/domain/matches'
import { worksOnMaterial } from '#app/prompts/domain/reading/layout/data'
import { LEXICON } from '#app/prompts/domain/reading/words/lexicon'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { spanOf, TIDIED, type Place, type Rule } from '#app/prompts/domain/findings/rule'

const BANGS = /!{2,}/g
const SHOUT = /\b[A-Z]{2,}(?:\s+[A-Z]+)+\b/g
/** Words that nobody writes in capitals but to shout: a row of names and labels has none. */
const SHOUTED =
  /\b(?:A|THE|NOT|NOW|YOU|YOUR|THIS|THAT|IT|IS|ARE|DO|TO|ME|MY|PLEASE|MUST|NEVER|ALWAYS|OF|FOR|WITH|AND)\b/
const INJECTION =
  /\b(?:ignore|disregard|forget) (?:all |any )?(?:the |your )?(?:previous|prior|above|earlier) (?:instructions|prompts|rules)/gi
const THANKS_LIMIT = 14
const MIN_SHOUT_LENGTH = 8

export const HYGIENE_RULES: Rule[] = [
  {
    id: 'hygiene.exclamation',
    why: 'Exclamation marks add no meaning.',
    did: TIDIED,
    anyLanguage: true,
    find: ({ masked, data }) =>
      matchesOf(masked, BANGS)
        .filter(({ index }) => !data || index < data.start || index >= data.end)
        .map(({ 0: bangs, index }) => ({
          start: index,
          end: index + bangs.length,
          after: masked[index - 1] === '?' ? '' : '.',
        })),
  },
  {
    id: 'hygiene.shouting',
    why: 'Capital letters do not make an instruction stronger; a plain sentence is followed just as well.',
    anyLanguage: true,
    find: ({ masked }) =>
      matchesOf(masked, SHOUT)
        .filter(({ 0: row }) => row.length > MIN_SHOUT_LENGTH && SHOUTED.test(row))
        .slice(0, 3)
        .map(({ 0: row, index }) => ({ start: index, end: index + row.length })),
  },
  {
    id: 'hygiene.repeated_sentence',
    why: 'The same instruction appears twice.',
    did: TIDIED,
    find: (reading) =>
      reading.sentences
        .filter(
          (sentence) =>
            sentence.repeats &&
            (sentence.mood === 'ask' || sentence.mood === 'question') &&
            outside(reading, sentence)
        )
        .map((sentence) => cut(reading, sentence)),
  },
  {
    id: 'hygiene.courtesy',
    why: 'Thanks and praise are kind, but they take room and do not change the answer.',
    did: 'Took out thanks and praise, which do not change the answer.',
    find: (reading) =>
      reading.sentences
        .filter(
          (sentence, index) =>
            sentence.mood === 'courtesy' &&
            sentence.to - sentence.from <= THANKS_LIMIT &&
            isOnlyKind(reading, sentence) &&
            mayGo(reading, index)
        )
        .map((sentence) => cut(reading, sentence)),
  },
  {
    id: 'hygiene.empty_heading',
    why: 'A heading without text below it promises something that is not there.',
    anyLanguage: true,
    find: ({ sentences }) =>
      sentences
        .filter(
          ({ mood }, at) =>
            mood === 'heading' &&
            (!sentences[at + 1] || sentences[at + 1].mood === 'heading') &&
            at > 0
        )
        .map(spanOf),
  },
  {
    id: 'hygiene.injection',
    why: 'Pasted material that gives orders may be obeyed; keep it between marks and say that it is only material.',
    find: ({ text, opaque, data }) => {
      const orders = matchesOf(text, INJECTION).map(({ 0: order, index }) => ({
        start: index,
        end: index + order.length,
      }))
      let next = 0
      return orders.filter(({ start, end }) => {
        while (next < opaque.length && opaque[next].end < end) next++
        const pasted = data !== null && data.start <= start && data.end >= end
        return pasted || opaque[next]?.start <= start
      })
    },
  },
]

function outside({ data }: Reading, { start, end }: Sentence): boolean {
  return !data || end <= data.start || start >= data.end
}

/** Behind a request that points to material, thanks may be part of that material. */
function mayGo({ goal, family, data, sentences }: Reading, index: number): boolean {
  if (goal === null) return false
  return index < goal
    ? !data
    : !data && !worksOnMaterial({ family }) && index === sentences.length - 1
}

const KIND = new Set([
  ...LEXICON.praise,
  ...`thanks thank you so much a lot very many in advance for your the this it all help time please hi hello hey there dear ai assistant chatgpt claude gpt
  good morning afternoon evening day i i'd we appreciate appreciated would be is are really truly always advice work and kind regards cheers have nice great
  job doing well are best at what do`.split(/\s+/),
])

/** Whether nothing but thanks, greetings and praise would be lost with the sentence. */
const isOnlyKind = ({ tokens }: Reading, { from, to }: Sentence) =>
  tokens.slice(from, to).every(({ word, opaque }) => !opaque && KIND.has(word))

/** The sentence with the space before it, or behind it where it stands first. */
function cut({ text }: Reading, { start, end }: Sentence): Place {
  let [from, to] = [start, end]
  while (from > 0 && /\s/.test(text[from - 1])) from--
  if (from > 0) return { start: from, end: to, after: '' }
  while (to < text.length && /\s/.test(text[to])) to++
  return { start: from, end: to, after: '' }
}
