import type { Conflict } from '#app/prompts/domain/demands/conflicts'
import { NUMBER, numberOf } from '#app/prompts/domain/demands/numbers'
import { sizesIn, type Size } from '#app/prompts/domain/demands/sizes'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import { matchesOf } from '#app/prompts/domain/matches'
import type { Reading } from '#app/prompts/domain/reading/reading'

const WHY = 'Two amounts are asked for that cannot both be met; choose one.'
/** Ranges that miss each other by less than this are a matter of rounding. */
const SLACK = 1.15
const MANY = new RegExp(`\\b(?:all|each of(?: the)?|every one of the|the)? ?(${NUMBER})\\b`, 'g')
const LOOK_BACK = 220

/** Amounts of one unit, said of the same thing, that exclude each other; or parts that overflow the whole. */
export function sizeConflicts(reading: Reading, spoken: Spoken[]): Conflict[] {
  const sizes = sizesIn(spoken)
  for (const size of sizes) {
    for (const earlier of sizes) {
      if (earlier === size) break
      if (earlier.unit === size.unit && clash(reading, earlier, size)) {
        const plain = ({ start, end }: Size) => ({ start, end })
        return [{ kind: 'size', first: plain(earlier), second: plain(size), why: WHY }]
      }
    }
  }
  return []
}

function clash(reading: Reading, one: Size, other: Size): boolean {
  if (one.of === other.of) {
    const exclusive = one.least > other.most * SLACK || other.least > one.most * SLACK
    return exclusive && /[.!?\n]/.test(reading.masked.slice(one.end, other.start))
  }
  const [part, whole] = one.of !== null && other.of === null ? [one, other] : [other, one]
  if (whole.of !== null || part.unit !== 'word') return false
  return part.least * countOf(reading, part) > whole.most * SLACK
}

/** How many such parts there are, where the sentence says so ("each of the four"). */
function countOf({ masked }: Reading, { start }: Size): number {
  const before = masked.slice(Math.max(0, start - LOOK_BACK), start).toLowerCase()
  const sentence = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1)
  const counts = matchesOf(sentence, MANY).map(({ 1: said }) => numberOf(said))
  return Math.max(1, ...counts.filter((count) => count <= 20))
}
