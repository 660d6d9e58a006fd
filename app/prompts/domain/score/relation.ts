import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import type { Reading, Sentence, Token } from '#app/prompts/domain/reading/reading'
import { requestOf } from '#app/prompts/domain/reading/request'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { anyToken } from '#app/prompts/domain/reading/tokens'
import { isForeign } from '#app/prompts/domain/score/foreign'
import { kindOf, likeliest, votesFor } from '#app/prompts/domain/score/kind'
import { stepsFrom } from '#app/prompts/domain/score/links'
import { paragraphsOf } from '#app/prompts/domain/score/paragraphs'
import type { SentenceWords } from '#app/prompts/domain/score/sentence_words'
import { demands, ofOneself, worthUnlinked, YOU } from '#app/prompts/domain/score/unlinked'
import { ASKED, BY_STEPS, FAR, OF_RICH, STATED, UNRELATED } from '#app/prompts/domain/score/worths'

/** So many demands make a brief: what it tells besides belongs to it. */
const RICH = 5
const CARRIED = 0.85
const GOES_ON =
  /^(?:it|its|they|them|their|he|she|his|her|this|these|those|each|both|one|then|so|that|there|otherwise|also|but|and|or)$/

export interface Relation {
  /** How far it has to do with the work, 0 to 1. */
  near: number
  /** The same for what it tells of the subject: to speak of the result is not enough. */
  matter: number
}

/** A text with its sentences' words, their steps from the request, and the families that are asked for. */
interface Linked {
  reading: Reading
  words: SentenceWords[]
  sound: number[]
  steps: number[]
  own: number[]
}

/**
 * How far each sentence has to do with the request: it shares a word with it, or with a sentence that does, goes on
 * from one, or speaks of the result, and in no words of other work. `sound` says how far each says anything.
 */
export function relationOf(reading: Reading, words: SentenceWords[], sound: number[]): Relation[] {
  const request = requestOf(reading)
  if (request === null) return words.map(() => ({ near: ASKED, matter: ASKED }))
  const starts = [request, opening(reading, sound, request)]
  const steps = stepsFrom(starts, topicsOf(reading, words, request))
  const linked = { reading, words, sound, steps, own: kindsOfWork(reading, words, steps) }
  const first = steps.map((step, at) => (step < 0 ? unlinked(linked, at) : (BY_STEPS[step] ?? FAR)))
  const { near, rich } = assessParagraphs(linked, first, request)
  return carriedOn(reading, near).map((worth, at) => relation(linked, at, worth, rich))
}

const unlinked = ({ reading, words, own }: Linked, at: number) =>
  worthUnlinked(reading, reading.sentences[at], words[at].stems, own)

function relation({ reading, words, steps, own }: Linked, at: number, near: number, rich: boolean) {
  const { from, to } = reading.sentences[at]
  const asks = anyToken(reading.tokens, from, to, ({ opaque }) => opaque === 'blank')
  if (asks) return { near: 1, matter: 1 }
  const tells = steps[at] >= 0 || votesFor(kindOf(words[at].stems), own) > 0
  return { near, matter: tells ? near : Math.min(near, rich ? ASKED : STATED) }
}

/**
 * What stands beside the request belongs to it; a paragraph that speaks of other work does not, unless the rest of
 * the text is a brief.
 */
function assessParagraphs(linked: Linked, first: number[], request: number) {
  const { reading, sound } = linked
  const { sentences } = reading
  const demanding = sentences.map(
    (one, at) => sound[at] > 0 && first[at] > ASKED && demands(reading, one)
  )
  const all = demanding.filter(Boolean).length
  const rich = all >= RICH
  const near = first.map((worth) => (rich ? Math.max(worth, OF_RICH) : worth))
  for (const paragraph of paragraphsOf(reading)) {
    const here = paragraph.filter((at) => demanding[at]).length
    if (paragraph.includes(request)) {
      for (const at of paragraph)
        if (belongs(reading, sentences[at])) near[at] = Math.max(near[at], ASKED)
    } else if (all - here < RICH) {
      for (const at of foreignIn(linked, paragraph)) near[at] = UNRELATED
    }
  }
  return { near, rich }
}

const belongs = (reading: Reading, sentence: Sentence) =>
  speaks(sentence) &&
  (sentence.label !== null || demands(reading, sentence) || ofOneself(reading, sentence))

/** Demands without a link in a paragraph that, as far as it has none, speaks of another kind of work. */
function foreignIn({ reading, words, steps, own }: Linked, paragraph: number[]): number[] {
  const { sentences } = reading
  const apart = paragraph.filter(
    (at) => steps[at] < 0 && speaks(sentences[at]) && sentences[at].label === null
  )
  const stems = apart.flatMap((at) => words[at].stems)
  return isForeign(stems, own) ? apart.filter((at) => demands(reading, sentences[at])) : []
}

/** A first sentence that tells who does the work ("You triage reports from hikers"), or the request. */
function opening({ sentences, tokens }: Reading, sound: number[], request: number): number {
  const first = sentences.findIndex((one, at) => speaks(one) && sound[at] > 0)
  return first >= 0 && YOU.test(tokens[sentences[first].from].word) ? first : request
}

/** The request is linked by all its words where none of them is rare. */
const topicsOf = ({ sentences }: Reading, words: SentenceWords[], request: number) =>
  sentences.map((one, at) => {
    if (!speaks(one) && one.mood !== 'data') return []
    return at === request && words[at].topics.length === 0 ? words[at].stems : words[at].topics
  })

/** Which families are not foreign: the one that is asked for, and the one whose words the request is made of. */
function kindsOfWork({ family }: Reading, words: SentenceWords[], steps: number[]): number[] {
  const linked = words.filter((_, at) => steps[at] === 0 || steps[at] === 1)
  const spoken = likeliest(kindOf(linked.flatMap(({ stems }) => stems)))
  return [family, spoken].flatMap((one) => (one === null ? [] : [FAMILIES.indexOf(one)]))
}

/** "It is known that" begins with a word that stands for nothing. */
const isExpletive = (tokens: Token[], from: number) =>
  EXPLETIVE.test(
    tokens
      .slice(from, from + 5)
      .map(({ word }) => word)
      .join(' ')
  )
const EXPLETIVE = /^(?:it|this|that) (?:is|was|has been) (?:\S+ ){1,2}(?:that|to)\b/

/** A sentence that begins with "it" or "otherwise" goes on from the one before it in its paragraph. */
function carriedOn(reading: Reading, related: number[]): number[] {
  const { sentences, tokens } = reading
  const found = [...related]
  const first = new Set(paragraphsOf(reading).map(([at]) => at))
  for (const [at, { from }] of sentences.entries()) {
    if (!first.has(at) && GOES_ON.test(tokens[from].word) && !isExpletive(tokens, from))
      found[at] = Math.max(found[at], found[at - 1] * CARRIED)
  }
  return found
}
