import { gapAfter } from '#app/prompts/domain/clauses/verbs'
import { BREAKS, wordAt, type Reference } from '#app/prompts/domain/materials/phrases'
import { handedOver } from '#app/prompts/domain/materials/transfers'
import {
  materialNoun,
  NEEDS_INPUT,
  NO_SOURCE,
  NO_THING,
  OWNERS,
  PERSONAL,
  PLACES,
  TAKES_FROM,
  WORKS_ON,
} from '#app/prompts/domain/materials/words'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'

/** "Sort the … by year", "put the … in alphabetical order". */
function isSorting(reading: Reading, sentence: Sentence, end: number, verb: string): boolean {
  const said = (offset: number) => wordAt(reading, end + offset, sentence)
  if (/^(?:sort|rank|order)$/.test(verb)) return said(0) === 'by'
  return (
    /^(?:in|into)$/.test(said(0)) &&
    [1, 2, 3].some((offset) => /^(?:order|sequence)$/.test(said(offset)))
  )
}

/** A noun that is judged by its own grammar. */
const isKnownNoun = (word: string) => {
  const noun = materialNoun(word)
  return noun !== null && !PERSONAL.has(noun)
}

/** "Take the prices from the …": an order that draws on a source stands before it in the clause. */
function takesFrom({ tokens }: Reading, { from }: Sentence, at: number): boolean {
  for (let back = at; back >= Math.max(from, at - 7); back--)
    if (TAKES_FROM.has(tokens[back].word)) return true
  return false
}

const IN_ORDER = /^(?:put|bring|arrange|order|sort|rank|number)$/
const CHOICE = /^(?:which|who|many|share|percentage|proportion)$/

/** "Put these names in order", "transcribe the dictation", "which of the applicants": a thing of any name that has to be given. */
export function ofAny(reading: Reading, sentence: Sentence, at: number): Reference | null {
  const { tokens } = reading
  const { word } = tokens[at]
  const near = word === 'this' || word === 'these'
  const verb = wordAt(reading, at - 1, sentence)
  const before = wordAt(reading, at - 2, sentence)
  const chosen = verb === 'of' && (CHOICE.test(before) || (near && /^(?:each|all)$/.test(before)))
  const works =
    word !== 'these'
      ? NEEDS_INPUT.has(verb) ||
        (NEEDS_INPUT.has(before) && /^(?:all|each|every|of|out|both|up)$/.test(verb)) ||
        (NEEDS_INPUT.has(wordAt(reading, at - 3, sentence)) && before === 'each' && verb === 'of')
      : word === 'these' && ((WORKS_ON.has(verb) && verb !== 'use') || IN_ORDER.test(verb))
  const ordered = IN_ORDER.test(verb) && !near && word === 'the'
  const source = verb === 'from' && OWNERS.has(word) && takesFrom(reading, sentence, at - 2)
  if (!chosen && !works && !ordered && !source) return null
  if (
    works &&
    before === 'to' &&
    /^(?:how|able|learn|want|ways?)$/.test(wordAt(reading, at - 3, sentence))
  )
    return null
  let end = at + 1
  while (
    end < Math.min(sentence.to, at + 4) &&
    !BREAKS.has(tokens[end].word) &&
    !tokens[end].opaque
  ) {
    if (
      isKnownNoun(tokens[end].word) ||
      NO_THING.has(tokens[end].word) ||
      PLACES.has(tokens[end].word)
    )
      return null
    end++
    if (end < sentence.to && /[,;:.()!?]/.test(gapAfter(reading, end - 1))) break
  }
  const last = tokens[end - 1].word
  if (source && NO_SOURCE.has(last)) return null
  if (end === at + 1 || ((ordered || chosen) && !/s$/.test(last))) return null
  if (ordered && !isSorting(reading, sentence, end, verb)) return null
  return { from: at, to: end, noun: 'item', claim: near ? 'here' : 'known' }
}

/** "The following ingredients": things of any name. */
export function ofFollowing(reading: Reading, sentence: Sentence, at: number): Reference | null {
  if (wordAt(reading, at - 1, sentence) !== 'the') return null
  const { tokens } = reading
  let end = at + 1
  while (
    end < Math.min(sentence.to, at + 5) &&
    !BREAKS.has(tokens[end].word) &&
    !/[,;:.()]/.test(gapAfter(reading, end - 1))
  ) {
    if (materialNoun(tokens[end].word) !== null) return null
    end++
  }
  const last = tokens[end - 1].word
  return end > at + 1 && /s$/.test(last) && !/^(?:days|weeks|months|years)$/.test(last)
    ? { from: at - 1, to: end, noun: 'item', claim: 'below' }
    : null
}

/** "The three changes we agreed on": a thing of any name that was settled elsewhere. */
export function ofTalk(reading: Reading, sentence: Sentence, at: number): Reference | null {
  if (at === sentence.from) return null
  const gone = handedOver(reading, sentence, at)
  if (
    !gone ||
    (gone.claim === 'sent' &&
      wordAt(reading, gone.to - 1, sentence) !== 'you' &&
      !isNoted(reading, sentence, at)) ||
    wordAt(reading, gone.to - 2, sentence) === 'to'
  )
    return null
  for (let back = at - 1; back >= Math.max(sentence.from, at - 7); back--) {
    const { word } = reading.tokens[back]
    if (/[,;:()–—.]/.test(gapAfter(reading, back))) return null
    if (word === 'one' && /^(?:i|we)$/.test(reading.tokens[at].word)) return null
    if (/^(?:everything|all|anything|whatever)$/.test(word) && back === at - 1)
      return { from: back, to: gone.to, noun: 'item', claim: gone.claim }
    if (word === 'the' || word === 'those' || word === 'these')
      return back < at - 1 ? { from: back, to: gone.to, noun: 'item', claim: gone.claim } : null
    if (BREAKS.has(word) && !/^(?:of|in|for)$/.test(word)) return null
  }
  return null
}

/** "The words we collected": what a group has written down. */
const isNoted = (reading: Reading, sentence: Sentence, at: number) =>
  /^(?:words|names|ideas|points|questions|terms|topics|suggestions|results|numbers|figures|answers|changes|phrases|sentences|items|rules)$/.test(
    wordAt(reading, at - 1, sentence)
  ) && reading.tokens[at].word === 'we'
