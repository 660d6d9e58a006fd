import type { Clash } from '#app/prompts/domain/demands/conflicts'
import { NUMBER, numberOf } from '#app/prompts/domain/demands/numbers'
import { roomsIn } from '#app/prompts/domain/demands/rooms'
import { sizesIn, type Size } from '#app/prompts/domain/demands/sizes'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** Ranges that miss each other by less than this are a matter of rounding. */
const SLACK = 1.15
const MANY = new RegExp(`\\b(?:all|each of(?: the)?|every one of the|the)? ?(${NUMBER})\\b`, 'g')
const LOOK_BACK = 220
/** Signs that a word needs at the very least, with its space. */
const SHORTEST_WORD = 4

/** Amounts said of the same thing that exclude each other; parts that overflow the whole; more than fits. */
export function sizeConflicts(reading: Reading, spoken: Spoken[]): Clash[] {
  const sizes = sizesIn(spoken).map((size) => ({ ...size, of: partOf(reading, size) }))
  for (const [at, size] of sizes.entries()) {
    const earlier = sizes.slice(0, at).find((other) => clash(reading, other, size))
    if (earlier) return [conflict(earlier, size)]
  }
  const quote = quoteConflict(reading, spoken, sizes)
  if (quote) return [quote]
  const words = sizes.filter(({ unit }) => unit === 'word')
  for (const room of roomsIn(spoken)) {
    const more = [...words, ...sizes].find((size) => overflows(reading, room, size))
    if (more) return [conflict(room, more)]
  }
  return []
}

const IN_FULL =
  /\b(?:word for word|verbatim|in full|exactly|must contain|as it stands|unshortened|letter for letter)\b/

/** A passage that must stand in full where it does not fit. */
function quoteConflict({ opaque, text }: Reading, spoken: Spoken[], sizes: Size[]): Clash | null {
  const limit = sizes.find(
    ({ unit, of, most }) => of === null && most < 600 && /^(?:character|word)$/.test(unit)
  )
  for (const { said, start } of limit ? spoken : []) {
    if (!IN_FULL.test(said)) continue
    const quote = opaque.find(
      (stretch) =>
        stretch.kind === 'quote' && stretch.start >= start && stretch.start < start + said.length
    )
    const passage = quote ? text.slice(quote.start + 1, quote.end - 1) : ''
    const size = limit!.unit === 'word' ? passage.split(/\s+/).length : passage.length
    if (quote && size > limit!.most) return conflict(limit!, quote)
  }
  return null
}

function conflict(one: Span, other: Span): Clash {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  const plain = ({ start, end }: Span) => ({ start, end })
  return { kind: 'size', first: plain(first), second: plain(second) }
}

const WHOLES =
  /^(?:post|message|profile|response|reply|note|bio|abstract|entry|comment|description|text|answer|label|quote|argument)$/
const SUBJECT = /^\W*(?:each|every) ([a-z]+)\b/
const EACH_AFTER = /^\s?(?:each|apiece|per)\b/
const EACH = /\b(?:each|every|per)\b[^.;:]*$/

/** The part that a size is said of, where it is not the result as a whole. */
function partOf({ masked }: Reading, { of, unit, start, end }: Size): string | null {
  if (of === null) {
    const subject = SUBJECT.exec(sentenceOf({ masked } as Reading, { start, end } as Size))
    if (subject) return subject[1]
  }
  if (EACH_AFTER.test(masked.slice(end, end + 14))) return of ?? 'each'
  if (of === null || (unit === 'paragraph' && /^(?:line|sentence)$/.test(of))) return null
  if (!WHOLES.test(of)) return of
  return EACH.test(masked.slice(Math.max(0, start - 60), start).toLowerCase()) ? of : null
}

/** It comes on top of what was asked for before. */
const FURTHER =
  /\b(?:after (?:that|it|this|each)|then|plus|followed|in addition|add|another|finally|end with|close with|finish with|at the end|below|above|also|further)\b/
const TOTAL = /\b(?:total|altogether|whole|overall|entire|all in all|at all|must not|text)\b/

function sentenceOf({ masked }: Reading, { start, end }: Size): string {
  const before = masked.slice(Math.max(0, start - 120), start)
  const from = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1
  return (before.slice(from) + masked.slice(start, end + 20)).toLowerCase()
}

/** Items of a list speak of different parts. */
function inList({ sentences }: Reading, { start, end }: Size): boolean {
  return sentences.some(
    (sentence) => sentence.listed !== null && sentence.start <= start && sentence.end >= end
  )
}

const clauseBefore = ({ masked }: Reading, { start }: Size) =>
  masked.slice(Math.max(0, start - 60), start).toLowerCase()

function overflows(
  reading: Reading,
  room: ReturnType<typeof roomsIn>[number],
  size: Size
): boolean {
  if (size.start < room.end && room.start < size.end) return false
  const shared = size.of !== null || EACH.test(clauseBefore(reading, size))
  const least = size.least * (shared ? countOf(reading, size) : 1)
  if (room.unit !== size.unit) return false
  if (room.exact && (size.of === 'each' || size.of === 'poem'))
    return size.least > room.most || size.most < room.least
  return size.of === null || size.unit === 'word'
    ? least > room.most * SLACK || (room.exact && size.of === null && size.most < room.least)
    : false
}

function clash(reading: Reading, one: Size, other: Size): boolean {
  if (one.unit !== other.unit) return mixed(reading, one, other) || mixed(reading, other, one)
  if (one.of === other.of) {
    if (FURTHER.test(sentenceOf(reading, other)) && !TOTAL.test(sentenceOf(reading, other)))
      return false
    if (inList(reading, one) && inList(reading, other) && !TOTAL.test(sentenceOf(reading, one)))
      return false
    const sameSentence = !/[.!?\n;]/.test(reading.masked.slice(one.end, other.start))
    return !sameSentence && (one.least > other.most * SLACK || other.least > one.most * SLACK)
  }
  const [part, whole] = one.of !== null && other.of === null ? [one, other] : [other, one]
  if (whole.of !== null || part.unit !== 'word' || part.of === null) return false
  return part.least * countOf(reading, part) > whole.most * SLACK
}

/** Signs and words; a number of words in so many sentences. */
function mixed(reading: Reading, room: Size, size: Size): boolean {
  if (room.unit === 'character' && size.unit === 'word' && room.of === size.of)
    return size.least * SHORTEST_WORD > room.most
  if (room.unit === 'sentence' && size.unit === 'word' && room.of === null && size.of === null) {
    const each = /\b(?:each|every|per)\b/.test(
      reading.masked.slice(Math.max(0, size.start - 60), size.end + 30)
    )
    const whole =
      /\b(?:whole|entire|text|answer|reply|everything|only|just|exactly|all of it)\b/.test(
        sentenceOf(reading, room)
      )
    return whole && !each && room.most <= 2 && size.least > 70 * room.most
  }
  return false
}

/** How many such parts there are, where the sentence says so ("each of the four"). */
function countOf({ masked }: Reading, { start, of }: Size): number {
  const before = masked.slice(Math.max(0, start - LOOK_BACK), start).toLowerCase()
  const sentence = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1)
  const counts = [...sentence.matchAll(MANY)].map(({ 1: said }) => numberOf(said))
  const here = Math.max(1, ...counts.filter((count) => count <= 20))
  if (here > 1 || of === null) return here
  const named = new RegExp(`\\b(${NUMBER}) (?:[a-z-]+ ){0,2}?${of}s\\b`).exec(masked.toLowerCase())
  return named ? numberOf(named[1]) : 1
}
