import { isBaseVerb, gapAfter } from '#app/prompts/domain/clauses/verbs'
import { leadOf, wordAt, type Claim, type Reference } from '#app/prompts/domain/materials/phrases'
import { ofAny, ofFollowing, ofTalk } from '#app/prompts/domain/materials/any_thing'
import { claimAfter } from '#app/prompts/domain/materials/transfers'
import {
  ATTACHES,
  FORMER,
  GIVES,
  materialNoun,
  NEEDS_INPUT,
  OWNERS,
  PARTS,
  PLACES,
  POINTS_BEFORE,
  WORKS_ON,
} from '#app/prompts/domain/materials/words'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'

/** Every phrase of a sentence that points to something as if the reader had it. */
export function referencesIn(reading: Reading, sentence: Sentence): Reference[] {
  const { known, at } = reading.wordingOf(sentence).keep(referenceAt, () => ({
    known: findReferences(reading, sentence),
    at: sentence.from,
  }))
  const by = sentence.from - at
  return known.map((one) => ({ ...one, from: one.from + by, to: one.to + by }))
}

function findReferences(reading: Reading, sentence: Sentence): Reference[] {
  const { tokens } = reading
  const found: Reference[] = []
  for (let at = sentence.from; at < sentence.to; at++) {
    if (tokens[at].opaque) continue
    const one = referenceAt(reading, sentence, at)
    if (one && !(found.length && found.at(-1)!.to > one.from)) found.push(one)
  }
  return found
}

const DETERMINES = new Set('this these the my our his her their both'.split(' '))

function referenceAt(reading: Reading, sentence: Sentence, at: number): Reference | null {
  const { word } = reading.tokens[at]
  const noun = materialNoun(word)
  if (noun !== null) return ofNoun(reading, sentence, at, noun)
  if (DETERMINES.has(word)) return ofAny(reading, sentence, at) ?? ofTalk(reading, sentence, at)
  if (word === 'following') return ofFollowing(reading, sentence, at)
  return word === 'i' || word === 'we' || word === 'you' ? ofTalk(reading, sentence, at) : null
}

/** Words that go on behind a noun without making a compound of it. */
const GOES_ON = new Set(
  `and or but of in on at to for from with by about into as than is are was were be has have do does who which that so if when while where without within below above attached enclosed underneath here following provided pasted
  uploaded linked shared supplied given i we our my you he she they the by using please again one line not must should may can will under between earlier before sent too first then only including behind a an against per until during near whose through over after via`.split(
    /\s+/
  )
)

function ofNoun(reading: Reading, sentence: Sentence, at: number, noun: string): Reference | null {
  const { tokens } = reading
  const next = wordAt(reading, at + 1, sentence)
  const closed = next === '' || /[,;:()–—.?!"]/.test(gapAfter(reading, at))
  if (!closed && !GOES_ON.has(next) && materialNoun(next) !== null) return null
  const lead = leadOf(reading, sentence, at)
  if (!lead) return bareNoun(reading, sentence, at, noun)
  const between = tokens.slice(lead.start + 1, at).map(({ word }) => word)
  const one = (claim: Claim, to = at + 1, from = lead.start): Reference => ({
    from,
    to,
    noun,
    claim,
  })
  if (
    lead.word === 'the' &&
    PARTS.has(noun) &&
    between.some((word) => PLACES.has(word)) &&
    !NEEDS_INPUT.has(wordAt(reading, lead.start - 1, sentence))
  )
    return null
  if (lead.word === 'your')
    return between.some((word) => /^(?:previous|earlier|last|original|old|prior)$/.test(word))
      ? one('talked')
      : null
  if (between.some((word) => INVENTED.test(word))) return null
  const points = between.find((word) => POINTS_BEFORE.has(word))
  if (points) return one(claimOf(points))
  if (!closed) {
    const after = claimAfter(reading, sentence, at + 1)
    if (after) return one(after.claim, after.to)
    if (
      !GOES_ON.has(next) &&
      !tokens[at + 1].opaque &&
      !/(?:ed|ing|ly)$|^\d/.test(next) &&
      !isBaseVerb(next) &&
      !isBaseVerb(next.replace(/s$/, ''))
    )
      return null
  }
  if (
    lead.word !== 'this' &&
    (lead.word === 'owner' || wordAt(reading, lead.start - 2, sentence) === 'here')
  ) {
    const here = hereBefore(reading, sentence, lead.start)
    if (here !== null) return one('below', at + 1, here)
  }
  if (lead.word === 'this' || lead.word === 'these') return one('here')
  if (OWNERS.has(lead.word) || lead.word === 'owner') return one('owned')
  return lead.word === 'the' || lead.word === 'both' ? one('known') : null
}

/** "Here are last winter's readings": the place of "here", with a word or two in front of the owner. */
function hereBefore(reading: Reading, sentence: Sentence, start: number): number | null {
  for (let back = start - 1; back > Math.max(sentence.from, start - 4); back--) {
    const word = wordAt(reading, back, sentence)
    if (/^(?:is|are)$/.test(word) && wordAt(reading, back - 1, sentence) === 'here') return back - 1
  }
  return null
}

/** Made up by the prompt itself. */
const INVENTED = /^(?:made-up|invented|fictional|fictitious|imaginary|imagined|hypothetical)$/

const claimOf = (word: string): Claim =>
  ATTACHES.has(word) ? 'sent' : GIVES.has(word) ? 'here' : word === 'above' ? 'above' : 'below'

/** "Attached minutes", "text below": a noun without an article that still points. */
function bareNoun(
  reading: Reading,
  sentence: Sentence,
  at: number,
  noun: string
): Reference | null {
  const [before, next] = [wordAt(reading, at - 1, sentence), wordAt(reading, at + 1, sentence)]
  if (ATTACHES.has(before)) return { from: at - 1, to: at + 1, noun, claim: 'sent' }
  if (
    /^(?:see|cf)$/.test(before) ||
    (before === 'per' && wordAt(reading, at - 2, sentence) === 'as')
  )
    return { from: at - 1, to: at + 1, noun, claim: 'sent' }
  if (before === 'following' && wordAt(reading, at - 2, sentence) !== 'the')
    return { from: at - 1, to: at + 1, noun, claim: 'below' }
  const free =
    at === sentence.from || WORKS_ON.has(before) || /^(?:the|of|from|in|see)$/.test(before)
  if (
    !free ||
    /^(?:the|each|every|it|them|a|an)$/.test(wordAt(reading, at + 2, sentence)) ||
    !/^(?:below|underneath|beneath|attached|enclosed|uploaded|above)$/.test(next) ||
    /[,;:()]/.test(gapAfter(reading, at))
  )
    return null
  return { from: at, to: at + 2, noun, claim: claimOf(next) }
}

/** A thing of an earlier time, which its owner still has: "my earlier emails", "last year's invitation". */
export const isFormer = ({ tokens }: Reading, { from, to }: Reference) =>
  tokens.slice(from, to).some(({ word }) => FORMER.has(word))
