import { isGiving } from '#app/prompts/domain/goals/things/giving'
import { OUTSIDE_VERBS } from '#app/prompts/domain/goals/clauses/work_verbs'
import { MAX_WISH_LENGTH, wishAt } from '#app/prompts/domain/goals/wishes/wish_at'
import type { Reading, Sentence, Token } from '#app/prompts/domain/reading/reading'

/** Verbs that are as often the name of a thing: they begin a clause only where an object follows for sure. */
export const NAMES_OF_THINGS = new Set(
  `plan outline draft review rank score answer model map code program report design sort label tag edit estimate forecast
   audit interview quiz talk chat script cut trim order group play paint sketch name show rate measure research digest
   schedule brief post file text mail email list look note check pick flag read press sum cover value supply test update
   change form share store release ship study track quote route address handle deal decline`.split(
    /\s+/
  )
)
export const SURE_OBJECT =
  /^(?:the|a|an|each|every|all|any|both|this|that|these|those|it|them|him|her|me|us|my|our|your|his|its|their|two|three|four|five|six|seven|eight|nine|ten|up|out|down|\d+)$/
const NO_OBJECT =
  /^(?:of|for|to|from|with|by|in|on|at|about|into|and|or|is|are|was|were|as|than|per|via)$/

const JOINS =
  /^(?:and|then|finally|afterwards|afterward|next|also|lastly|before|after|once|but|so|otherwise|else|until|unless|when|only|that|which)$/
/** Joins that mean something to a wish or a condition only. */
const FOR_WISHES = /^(?:until|unless|when|only|that|which|so|but)$/

/** Tokens of a sentence, the end exclusive. */
export interface Stretch {
  from: number
  to: number
}

/** A sentence, cut before each verb that begins work of its own, or a wish to be asked. */
export function stretchesOf(
  reading: Reading,
  { from, to }: Sentence,
  verbs: ReadonlySet<string>
): Stretch[] {
  const { tokens, masked } = reading
  const starts = [from]
  for (let at = from + 1; at < to; at++) {
    const first = starts.at(-1)!
    const joined = joinBefore(tokens, masked, at, first)
    if (joined !== null && beginsWork(reading, { at, end: to, joined }, verbs)) starts.push(joined)
    else if (mayHoldWish(tokens, at, first) && wishAt(aheadOf(reading, at, to))) starts.push(at)
  }
  return starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to }))
}

/** Where the words that join a clause to the one before begin: "…, and then write"; null where nothing joins. */
function joinBefore(tokens: Token[], masked: string, at: number, least: number): number | null {
  let first = at
  while (first - 1 > least && JOINS.test(tokens[first - 1].word)) first--
  const isMark = /[,;:–—]/.test(masked.slice(tokens[first - 1].end, tokens[first].start))
  return first < at || isMark ? first : null
}

/** "Before it is sent my manager signs off": a wish follows what it comes before, without a mark. */
const mayHoldWish = (tokens: Token[], at: number, first: number): boolean =>
  /^(?:before|after|once)$/.test(tokens[first].word) && at > first + 1

/** What a clause would say that begins with a token. */
const aheadOf = ({ tokens, text }: Reading, at: number, end: number): string =>
  text.slice(tokens[at].start, Math.min(tokens[at].start + MAX_WISH_LENGTH, tokens[end - 1].end))

interface Place {
  at: number
  end: number
  /** Where the words begin that join it to what is before. */
  joined: number
}

function beginsWork(reading: Reading, place: Place, verbs: ReadonlySet<string>): boolean {
  const { tokens } = reading
  const { at, end, joined } = place
  const { opaque, word } = tokens[at]
  const before = joined < at ? tokens[at - 1].word : ''
  if (opaque !== null || (/^(?:that|which)$/.test(before) && !PERSON.test(word))) return false
  const ahead = aheadOf(reading, at, end)
  if (beginsWish(reading, place, ahead)) return true
  if (at + 1 >= end || FOR_WISHES.test(before)) return false
  return word === 'if' || isGiving(ahead) || beginsJob(tokens, at, verbs)
}

const beginsWish = (reading: Reading, { at, end, joined }: Place, ahead: string): boolean => {
  const { tokens, text } = reading
  const all = text.slice(tokens[joined].start, tokens[at].start + MAX_WISH_LENGTH)
  return wishAt(ahead) !== null || wishAt(all) !== null || hasWishAhead(reading, at, end)
}

function beginsJob(tokens: Token[], at: number, verbs: ReadonlySet<string>): boolean {
  const { word } = tokens[at]
  const before = tokens[at - 1].word
  const next = tokens[at + 1].word
  if (/^(?:otherwise|else)$/.test(before)) return true
  if (before === 'then' && SURE_OBJECT.test(word)) return true
  if (OUTSIDE_VERBS.has(word) && SURE_OBJECT.test(next)) return true
  return verbs.has(word) && hasObject(word, next)
}

/** "A reply that I approve": what describes a thing is a wish only where a person follows. */
const PERSON = /^(?:i|we|my|our|the|legal|hr|finance|compliance)$/
const BEFORE = /^(?:before|once)$/
const MAX_AHEAD = 12

/** Whether a wish follows soon: "before it is sent my manager signs off". */
function hasWishAhead({ text, tokens }: Reading, at: number, end: number): boolean {
  if (!BEFORE.test(tokens[at - 1].word)) return false
  const ahead = tokens.slice(at + 2, Math.min(end, at + MAX_AHEAD))
  return ahead.some(({ start }) => wishAt(text.slice(start, start + MAX_WISH_LENGTH)) !== null)
}

function hasObject(verb: string, next: string): boolean {
  if (SURE_OBJECT.test(next)) return true
  return NAMES_OF_THINGS.has(verb) ? isPlural(next) : !NO_OBJECT.test(next)
}

const isPlural = (word: string) => /[^su]s$/.test(word)
