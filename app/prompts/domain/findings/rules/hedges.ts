import { blankBefore } from '#app/prompts/domain/reading/blank_before'
import type { Hit, Reading, Sentence } from '#app/prompts/domain/reading/reading'
import type { Place } from '#app/prompts/domain/findings/rule'

const TRAILING = /^(?:or something|or whatever|if possible|if you can|if you could)$/
/** So many characters behind a hedge are looked at. */
const LOOKED_AT = 40
const OPENING = /^(?:maybe|perhaps|i guess|i suppose|possibly)$/

/**
 * A hedge is cut only where it weakens the instruction itself: before its verb, or trailing
 * behind it. "Explain what possibly went wrong" keeps its word.
 */
export function hedgePlace(reading: Reading, hit: Hit): Place[] {
  const here = reading.sentences[hit.sentence]
  if (here.mood !== 'ask') return []
  const behind = reading.masked.slice(hit.end, Math.min(here.end, hit.end + LOOKED_AT))
  return TRAILING.test(hit.phrase)
    ? trailingPlace(reading, hit, here, behind)
    : leadingPlace(reading, hit, here, behind)
}

function trailingPlace(
  { masked }: Reading,
  { start, end }: Hit,
  here: Sentence,
  behind: string
): Place[] {
  const gap = blankBefore(masked, start, here.start)
  const lead = gap > here.start && masked[gap - 1] === ',' ? gap - 1 : gap
  const closes = /^[ \t]*(?:[.,;!?]|$)/.test(behind)
  return gap < start && closes ? [{ start: lead, end, after: '' }] : []
}

function leadingPlace(
  { masked }: Reading,
  { start, end, phrase, token }: Hit,
  here: Sentence,
  behind: string
): Place[] {
  const leads =
    OPENING.test(phrase) && (token === here.from || (here.verb !== null && token < here.verb))
  const gap = /^,?[ \t]+/.exec(behind)
  if (!leads || !gap || /^you\b/i.test(masked.slice(end + gap[0].length, end + gap[0].length + 4)))
    return []
  const next = end + gap[0].length
  if (token !== here.from) return [{ start, end: next, after: '' }]
  return [{ start, end: next + 1, after: masked[next].toUpperCase() }]
}
