import { RESULT } from '#app/prompts/domain/clauses/result_nouns'
import { bySubject, isOver, type Voice } from '#app/prompts/domain/clauses/subject'
import {
  DETERMINERS,
  gapAfter,
  isAuxiliary,
  isFinite,
  isOrder,
  QUANTITIES,
} from '#app/prompts/domain/clauses/verbs'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'

export type { Voice } from '#app/prompts/domain/clauses/subject'

const set = (text: string) => new Set(text.trim().split(/\s+/))

const RELATIVE = set('who whose whom which')
const REASONS = set('because since although though whereas while')
/** "Owing to rather high costs", "despite the rather long queue". */
const CAUSES = set('owing due thanks despite')
const CONDITION = set('when whenever if once unless until wherever')
const ASKS_HOW = set('how what whether why')
const PRONOUNS = set('it this that they there he she we i you')
const SAYS = set('tell say mention explain state write add announce promise')
const TOLD = set(
  'say says tell him her them mention state explain note sure know add show ensure out customers guests readers everyone people mind'
)
/** A clause behind one of these says what is wanted of the thing. */
const CHOOSES = set(
  `any all every each anything everything those ones one anyone everyone whoever only find list flag mark drop delete remove skip highlight ignore keep extract show report pick choose select count exclude log`
)
const STRONG = /[;:(!?–—\n]|\.\s|\s-\s/
/** Tokens that are looked back on. */
const REACH = 60
const AHEAD = 8

/** The voice of the clause in which the tokens `from` to `to` of a sentence stand; `picks` where clauses on known things choose among them. */
export function voiceAt(
  reading: Reading,
  sentence: Sentence,
  from: number,
  to: number,
  picks: boolean
): Voice {
  const { tokens } = reading
  let comma = false
  let verb: { at: number; apart: boolean } | null = null
  for (let at = from - 1; at >= Math.max(sentence.from, from - REACH); at--) {
    let gap = gapAfter(reading, at)
    if (gap.includes(')') && !gap.includes('(')) {
      at = openingOf(reading, sentence, at) - 1
      gap = ''
      if (at < sentence.from) break
    }
    if (STRONG.test(gap)) break
    if (gap.includes(',')) comma = true
    const { word } = tokens[at]
    const opens = openingAt(reading, sentence, at)
    if (opens !== null && comma) {
      if (verb?.apart) verb = null
    } else if (opens !== null) return inside(reading, sentence, at, opens, verb?.at ?? null, picks)
    if (
      !comma &&
      word === 'of' &&
      /^(?:them|whom)$/.test(tokens[at + 1].word) &&
      QUANTITIES.has(tokens[at - 1]?.word ?? '')
    )
      return 'tells'
    if (isOrder(reading, sentence, at)) {
      if (verb === null || verb.apart) return 'orders'
      return SAYS.has(word) ? 'content' : bySubject(reading, sentence, verb.at)
    }
    if (verb === null && isFinite(reading, sentence, at, from)) verb = { at, apart: comma }
  }
  return verb === null ? ahead(reading, sentence, to) : bySubject(reading, sentence, verb.at)
}

/** The token before the bracket that closes behind `at`. */
function openingOf(reading: Reading, { from }: Sentence, at: number): number {
  let open = at
  while (open > from && at - open < REACH && !gapAfter(reading, open - 1).includes('(')) open--
  return open
}

type Opening = 'reason' | 'relative' | 'condition' | 'purpose' | 'content' | 'how'

/** What kind of clause a word opens, or null. */
function openingAt(reading: Reading, sentence: Sentence, at: number): Opening | null {
  const { tokens } = reading
  const { word } = tokens[at]
  const next = tokens[at + 1]?.word ?? ''
  const before = at > sentence.from ? tokens[at - 1].word : ''
  if (RELATIVE.has(word))
    return word === 'which' && at > sentence.from && gapAfter(reading, at - 1).includes(',')
      ? 'reason'
      : 'relative'
  if (CAUSES.has(word) && /^(?:to|of|a|the|in)$/.test(next)) return 'reason'
  if (word === 'once' && /^(?:a|an)$/.test(next)) return 'reason'
  if (REASONS.has(word))
    return word === 'while' && /^(?:a|long|short|little)$/.test(before) ? null : 'reason'
  if (CONDITION.has(word)) return 'condition'
  if (ASKS_HOW.has(word)) return next === 'many' || next === 'much' ? null : 'how'
  if (word === 'where')
    return at === sentence.from || /[,;:]/.test(gapAfter(reading, at - 1)) ? 'reason' : 'relative'
  if (word === 'as') {
    const told =
      DETERMINERS.has(next) &&
      tokens.slice(at + 2, Math.min(at + 7, sentence.to)).some((one) => isAuxiliary(one.word))
    return told || PRONOUNS.has(next.replace(/'.*$/, '')) ? 'reason' : null
  }
  if (word === 'so') return /^(?:it|they|it's|they're)$/.test(next) ? 'purpose' : null
  if (word !== 'that') return null
  if (before === 'so') return 'purpose'
  if (isAuxiliary(next) || isFinite(reading, sentence, at + 1)) return 'relative'
  return TOLD.has(before) ? 'content' : null
}

/** The voice of a place inside a clause that is part of another. */
function inside(
  reading: Reading,
  sentence: Sentence,
  at: number,
  opens: Opening,
  verb: number | null,
  picks: boolean
): Voice {
  const next = reading.tokens[at + 1]?.word ?? ''
  if (opens === 'reason') return 'tells'
  if (opens === 'relative') {
    if (picks) return 'wants'
    const past =
      verb !== null &&
      bySubject(reading, sentence, verb) === 'tells' &&
      isOver(reading.tokens[verb].word)
    return !past && chooses(reading, sentence, at) ? 'wants' : 'tells'
  }
  if (opens === 'condition') return 'condition'
  if (opens === 'purpose') return verb === null ? 'wants' : bySubject(reading, sentence, verb, true)
  if (opens === 'how') return next === 'to' ? 'orders' : 'tells'
  return verb !== null && /^(?:we|i|our|my)$/.test(next) ? 'tells' : 'content'
}

/** "Any alert that is …": of what is chosen the clause says what is wanted; of a known thing it is told. */
function chooses({ tokens }: Reading, sentence: Sentence, at: number): boolean {
  for (let back = at - 1; back >= Math.max(sentence.from, at - 5); back--) {
    if (CHOOSES.has(tokens[back].word) || RESULT.has(tokens[back].word)) return true
  }
  return false
}

/** The place stands in front of its verb, or there is none. */
function ahead(reading: Reading, sentence: Sentence, to: number): Voice {
  const first = QUANTITIES.has(reading.tokens[to - 1]?.word ?? '') ? to : to + 1
  for (let at = to; at < Math.min(sentence.to, to + AHEAD); at++) {
    const gap = gapAfter(reading, at - 1)
    if (STRONG.test(gap) || /[,)]/.test(gap) || openingAt(reading, sentence, at) !== null) break
    if (/^(?:before|after|until|and|but|to)$/.test(reading.tokens[at].word)) break
    if (at >= first && isFinite(reading, sentence, at)) return bySubject(reading, sentence, at)
  }
  return 'bare'
}
