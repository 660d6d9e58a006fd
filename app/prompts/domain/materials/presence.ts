import { opensWithOrder } from '#app/prompts/domain/clauses/orders'
import { RESULT } from '#app/prompts/domain/clauses/result_nouns'
import { namesIn } from '#app/prompts/domain/materials/lines'
import { namedLike, pastedIn, type Pasted } from '#app/prompts/domain/materials/pasted'
import type { Reference } from '#app/prompts/domain/materials/phrases'
import {
  AUXILIARY,
  DATA,
  isSame,
  KEPT_AS,
  LOOSE,
  materialNoun,
  RULES_HERE,
  VISUAL,
} from '#app/prompts/domain/materials/words'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

const TIME =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|(?:19|20)\d\d|yesterday(?:'s)?|(?:mon|tues|wednes|thurs|fri)day(?:'s)?)$/
const PLACES: readonly string[] = ['link', 'variable', 'blank']
const MARKED: readonly string[] = ['fence', 'data', 'variable', 'blank']
/** A pasted text of that many words is more than a line of facts. */
const LONG = 30

/** Whether the thing that a phrase points to stands in the text. */
export function isThere(reading: Reading, one: Reference, span: Span): boolean {
  const { noun, claim } = one
  const from = claim === 'below' ? span.end : 0
  const to = claim === 'above' ? span.start : Infinity
  const near = pastedIn(reading).filter(
    ({ start, end }) => start >= from && end <= to && (end <= span.start || start >= span.end)
  )
  const time = timeOf(reading, one)
  if (time !== null && !near.some((block) => mentions(reading, block, time))) return false
  if (
    near.some(({ names, words }) => words > 0 && namedLike(names, noun)) ||
    labelled(reading, one, span)
  )
    return true
  if (claim === 'talked') return false
  const pointed = claim === 'above' || claim === 'below' || claim === 'here'
  const wide = noun === 'item' || (LOOSE.has(noun) && claim !== 'here')
  if (pointed && wide && near.some(({ words }) => words > 1)) return true
  if (claim === 'above' && RULES_HERE.has(noun) && span.start > 80) return true
  if (pointed && followsAtOnce(reading, noun, span)) return true
  if (isKept(reading, one)) return false
  if (VISUAL.has(noun)) return near.some(({ kind }) => PLACES.includes(kind))
  if (claim === 'sent')
    return near.some(
      ({ kind, words }) => MARKED.includes(kind) || (kind === 'told' && words > LONG)
    )
  if (near.some(({ start, kind }) => kind !== 'told' && start >= span.end && start - span.end < 30))
    return true
  const free = near.filter((block) => isFree(block, noun))
  return (
    free.some(({ kind }) => kind !== 'told') || free.reduce((all, { words }) => all + words, 0) > 3
  )
}

/** Material without a name, or with one that fits anything. */
function isFree({ names, kind }: Pasted, noun: string): boolean {
  if (fitsAll(names, noun)) return true
  if (kind === 'told') return !names.length
  return kind !== 'blank' && kind !== 'variable' && !namesOther(names, noun)
}

/** It stands under the name of another thing: an advert is no CV. */
const namesOther = (names: string[], noun: string) =>
  names.length > 0 &&
  names.length < 4 &&
  noun !== 'item' &&
  names.some((name) => materialNoun(name) !== null || name === 'position' || name === 'job')

const fitsAll = (names: string[], noun: string) =>
  names.some(
    (name) =>
      /^(?:text|input|material|content|source|original|below|here|following|paste|insert)$/.test(
        name
      ) ||
      (/^(?:data|items?|facts?)$/.test(name) &&
        (noun === 'item' || LOOSE.has(noun) || DATA.has(noun)))
  )

/** Kept elsewhere by its nature: a style guide, a price list. */
export function isKept({ tokens }: Reading, { noun, from, to }: Reference): boolean {
  if (AUXILIARY.has(noun)) return noun !== 'layout'
  return (
    /^(?:list|sheet|book)$/.test(noun) &&
    tokens.slice(from, to).some(({ word }) => KEPT_AS.has(word))
  )
}

/** "My notes: the lift is stuck. … from my notes": a label names it and says it. */
const labelled = ({ sentences }: Reading, { noun }: Reference, span: Span) =>
  sentences.some(
    ({ label, start, end, from, to }) =>
      label !== null &&
      (end <= span.start || start >= span.end) &&
      to - from > 4 &&
      namedLike(namesIn(label), noun)
  )

/** "The March figures": what says of which time the thing is. */
function timeOf({ tokens }: Reading, { from, to, noun }: Reference): string | null {
  if (!DATA.has(noun)) return null
  return (
    tokens
      .slice(from, to)
      .find(({ word }) => TIME.test(word))
      ?.word.replace(/'s$/, '') ?? null
  )
}

const mentions = ({ text }: Reading, { start, end }: Span, time: string) =>
  text
    .slice(Math.max(0, start - 80), end)
    .toLowerCase()
    .includes(time)

/** The material stands in the same sentence, or in the next line. */
function followsAtOnce(
  { text, masked, opaque, sentences }: Reading,
  noun: string,
  span: Span
): boolean {
  const here = sentences.find(({ start, end }) => start <= span.start && end >= span.end)
  if (!here) return false
  if (
    opaque.some(
      ({ kind, start, end }) =>
        kind !== 'code' && start >= span.end && start < here.end && end - start > 9
    )
  )
    return true
  if (DATA.has(noun) && (masked.slice(here.start, here.end).match(/\d+/g) ?? []).length > 1)
    return true
  const stop = text.indexOf('\n', span.end)
  if (stop < 0 || stop - span.end > 60 || text[stop + 1] === '\n') return false
  const next = text
    .slice(stop + 1, stop + 200)
    .trimStart()
    .split('\n', 1)[0]
  return (
    next.length > 5 && !opensWithOrder(namesIn(next).slice(0, 5)) && !/^[^\n]{0,30}:\s*$/.test(next)
  )
}

/** What the result must be, rather than the thing itself. */
const SPEC =
  /^[^:\n]{0,30}:\s*(?:an?|one|two|three|four|five|six|seven|eight|ten|twelve|each|every|max|at most|no|same|new|only|title|first|sort|with)\s+\p{L}/u

/** "Term, definition of at most 15 words, page": parts of the result. */
const specifies = (rest: string) =>
  namesIn(rest.split(/[.;]/, 1)[0].slice(0, 90)).filter((word) => RESULT.has(word)).length > 1

/** The thing itself behind a colon or in brackets: "our rule: no meat". */
export function isInline({ masked }: Reading, span: Span): boolean {
  const stop = masked.indexOf('\n', span.end)
  const rest = masked.slice(span.end, Math.min(stop < 0 ? masked.length : stop, span.end + 200))
  const colon = rest.indexOf(':')
  if (colon >= 0 && specifies(rest.slice(colon + 1))) return false
  if (colon >= 0 && opensWithOrder(namesIn(rest.slice(colon + 1, colon + 60)).slice(0, 5)))
    return false
  return (
    !SPEC.test(rest) &&
    (/^(?:\s(?!(?:into|and|so|to|then|as|that|by)\b)[^\s:(.,]+){0,10}(?::\s*\S+(?:\s+\S+){2}|\s\(\S+(?:\s+\S+){2})/.test(
      rest
    ) ||
      /^\s*:\s*\n?\s*\S/.test(masked.slice(span.end, span.end + 60)) ||
      /^[^.\n]*:(?:[^.\n]*?\b\d[\d.,]*){4}/.test(rest))
  )
}

/** Something that the prompt itself has made, asked for or spoken of before: "write a letter … the letter". */
export function isMade(reading: Reading, one: Reference): boolean {
  const { tokens } = reading
  const { noun, claim, from } = one
  if (claim === 'sent' || claim === 'talked' || claim === 'below') return false
  if (noun === 'item' || claim === 'known') {
    if (mentioned(reading, one)) return true
    if (noun === 'item') return false
  }
  for (let at = Math.max(0, from - 400); at < from; at++) {
    const other = materialNoun(tokens[at].word)
    if (
      other !== null &&
      isSame(other, noun) &&
      !isDefinite(tokens.slice(Math.max(0, at - 4), at).map(({ word }) => word))
    )
      return true
  }
  return false
}

/** "Run a choir … extend the choir": the word itself stood before. */
function mentioned({ tokens }: Reading, { from, to, claim }: Reference): boolean {
  if (claim === 'here') return false
  const stem = tokens[to - 1].word.replace(/s$/, '')
  for (let at = Math.max(0, from - 400); at < from; at++)
    if (tokens[at].word.replace(/s$/, '') === stem) return true
  return false
}

const isDefinite = (words: string[]) =>
  words.some((word) =>
    /^(?:the|my|our|his|her|their|this|these|that|those|both|following|attached)$|'s$/.test(word)
  )

/** What the sentence says of itself when it only reports: "tell him that the contract is attached". */
export function isReported({ masked }: Reading, { start }: Sentence, span: Span): boolean {
  const before = masked.slice(Math.max(start, span.start - 80), span.start).toLowerCase()
  const behind = masked.slice(span.end, span.end + 14).toLowerCase()
  return (
    /\b(?:say|says|tell|tells|mention|mentions|state|explain|add|announce|inform|that) [^.]{0,60}$/.test(
      before
    ) && /^\s+(?:is|are|was|were|will)\b/.test(behind)
  )
}
