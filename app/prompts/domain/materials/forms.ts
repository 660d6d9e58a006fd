import { isBaseVerb, gapAfter } from '#app/prompts/domain/clauses/verbs'
import {
  BREAKS,
  leadOf,
  wordAt,
  type Claim,
  type Reference,
} from '#app/prompts/domain/materials/phrases'
import { claimAfter, handedOver } from '#app/prompts/domain/materials/transfers'
import {
  ATTACHES,
  FORMER,
  GIVES,
  materialNoun,
  NEEDS_INPUT,
  NO_THING,
  OWNERS,
  PARTS,
  PLACES,
  POINTS_BEFORE,
  WORKS_ON,
} from '#app/prompts/domain/materials/words'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'

/** Every phrase of a sentence that points to something as if the reader had it. */
export function referencesIn(reading: Reading, sentence: Sentence): Reference[] {
  const { tokens } = reading
  const found: Reference[] = []
  for (let at = sentence.from; at < sentence.to; at++) {
    if (tokens[at].opaque) continue
    const one = referenceAt(reading, sentence, at)
    if (one && !(found.length && found.at(-1)!.to > one.from)) found.push(one)
  }
  return found
}

function referenceAt(reading: Reading, sentence: Sentence, at: number): Reference | null {
  const { word } = reading.tokens[at]
  const noun = materialNoun(word)
  if (noun !== null) return ofNoun(reading, sentence, at, noun)
  if (word === 'this' || word === 'these' || word === 'the' || word === 'my' || word === 'our')
    return ofAny(reading, sentence, at) ?? ofTalk(reading, sentence, at)
  if (word === 'following') return ofFollowing(reading, sentence, at)
  return word === 'i' || word === 'we' || word === 'you' ? ofTalk(reading, sentence, at) : null
}

/** Words that go on behind a noun without making a compound of it. */
const GOES_ON = new Set(
  `and or but of in on at to for from with by about into as than is are was were be has have do does who which that so if when while where without within below above attached enclosed underneath here following provided pasted
  uploaded linked shared supplied given i we our my you he she they the by using please again one line not must should may can will under between earlier before sent too first then only including behind a an`.split(
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
    wordAt(reading, lead.start - 2, sentence) === 'here' &&
    /^(?:is|are)$/.test(wordAt(reading, lead.start - 1, sentence))
  )
    return one('below', at + 1, lead.start - 2)
  if (lead.word === 'this' || lead.word === 'these') return one('here')
  if (OWNERS.has(lead.word) || lead.word === 'owner') return one('owned')
  return lead.word === 'the' || lead.word === 'both' ? one('known') : null
}

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
  if (before === 'following' && wordAt(reading, at - 2, sentence) !== 'the')
    return { from: at - 1, to: at + 1, noun, claim: 'below' }
  const free =
    at === sentence.from || WORKS_ON.has(before) || /^(?:the|of|from|in|see)$/.test(before)
  if (
    !free ||
    !/^(?:below|underneath|beneath|attached|enclosed|uploaded|above)$/.test(next) ||
    /[,;:()]/.test(gapAfter(reading, at))
  )
    return null
  return { from: at, to: at + 2, noun, claim: claimOf(next) }
}

const IN_ORDER = /^(?:put|bring|arrange|order|sort|rank|number)$/
const CHOICE = /^(?:which|who|many|share|percentage|proportion)$/

/** "Put these names in order", "transcribe the dictation", "which of the applicants": a thing of any name that has to be given. */
function ofAny(reading: Reading, sentence: Sentence, at: number): Reference | null {
  const { tokens } = reading
  const { word } = tokens[at]
  const near = word === 'this' || word === 'these'
  const verb = wordAt(reading, at - 1, sentence)
  const before = wordAt(reading, at - 2, sentence)
  const chosen = verb === 'of' && (CHOICE.test(before) || (near && /^(?:each|all)$/.test(before)))
  const works =
    word === 'the' || word === 'this'
      ? NEEDS_INPUT.has(verb)
      : word === 'these' && ((WORKS_ON.has(verb) && verb !== 'use') || IN_ORDER.test(verb))
  const ordered = IN_ORDER.test(verb) && !near && word === 'the'
  if (!chosen && !works && !ordered) return null
  let end = at + 1
  while (
    end < Math.min(sentence.to, at + 4) &&
    !BREAKS.has(tokens[end].word) &&
    !tokens[end].opaque
  ) {
    if (
      materialNoun(tokens[end].word) !== null ||
      NO_THING.has(tokens[end].word) ||
      PLACES.has(tokens[end].word)
    )
      return null
    end++
    if (end < sentence.to && /[,;:.()!?]/.test(gapAfter(reading, end - 1))) break
  }
  const last = tokens[end - 1].word
  if (end === at + 1 || ((ordered || chosen) && !/s$/.test(last))) return null
  if (ordered && !/^(?:in|into|by)$/.test(wordAt(reading, end, sentence))) return null
  return { from: at, to: end, noun: 'item', claim: near ? 'here' : 'known' }
}

/** "The following ingredients": things of any name. */
function ofFollowing(reading: Reading, sentence: Sentence, at: number): Reference | null {
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
function ofTalk(reading: Reading, sentence: Sentence, at: number): Reference | null {
  if (at === sentence.from) return null
  const gone = handedOver(reading, sentence, at)
  if (
    !gone ||
    (gone.claim === 'sent' && wordAt(reading, gone.to - 1, sentence) !== 'you') ||
    wordAt(reading, gone.to - 2, sentence) === 'to'
  )
    return null
  for (let back = at - 1; back >= Math.max(sentence.from, at - 7); back--) {
    const { word } = reading.tokens[back]
    if (/[,;:()–—.]/.test(gapAfter(reading, back))) return null
    if (word === 'one' && /^(?:i|we)$/.test(reading.tokens[at].word)) return null
    if (word === 'the' || word === 'those' || word === 'these')
      return back < at - 1 ? { from: back, to: gone.to, noun: 'item', claim: gone.claim } : null
    if (BREAKS.has(word) && !/^(?:of|in|for)$/.test(word)) return null
  }
  return null
}

/** A thing of an earlier time, which its owner still has: "my earlier emails", "last year's invitation". */
export const isFormer = ({ tokens }: Reading, { from, to }: Reference) =>
  tokens.slice(from, to).some(({ word }) => FORMER.has(word))
