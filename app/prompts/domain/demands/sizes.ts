import { NUMBER, numberOf } from '#app/prompts/domain/demands/numbers'
import { placed, type Spoken } from '#app/prompts/domain/demands/spoken'
import { matchesOf } from '#app/prompts/domain/matches'
import type { Span } from '#app/prompts/domain/types'

/** How much of a unit is asked for, both ends inclusive; `of` names the part it holds for, or null for the whole. */
export interface Size extends Span {
  unit: string
  least: number
  most: number
  of: string | null
}

const AT_LEAST = 'at least|no fewer than|not less than|no less than|a minimum of|minimum of|minimum'
const AT_MOST =
  'at most|no more than|not more than|no longer than|not exceeding|not exceed|up to|a maximum of|maximum of|maximum|max|within|limit(?:ed)? to|capped at'
const BELOW = 'under|below|fewer than|less than|shorter than'
const ABOVE = 'more than|over|longer than|exceeding|exceeds'
const ABOUT = 'about|around|roughly|approximately|some|nearly|almost'
const UNITS =
  'words?|characters?|chars|sentences?|paragraphs?|bullet points?|bullets?|points|lines?|pages?|hashtags?|items?|ideas?|examples?|questions?|headlines?|options?|variants?|versions?|names?|steps?|sections?|subject lines?|titles?|slogans?|taglines?|tips?|reasons?|rows?|columns?|slides?|stanzas?'
const SIZE = new RegExp(
  `\\b(${NUMBER})(?:\\s?(?:-|–|to|and|or)\\s?(${NUMBER}))?[\\s-]+(?:(?:[a-z]+ing|short|numbered|bulleted|complete|full|plain|key|different|separate|new|single|distinct)\\s+){0,2}(${UNITS})\\b(\\s+(?:or (?:fewer|less|more)|maximum|max|at (?:the )?(?:most|least)|tops|minimum))?`,
  'g'
)

const LEAD = new RegExp(
  `\\b(${[AT_LEAST, AT_MOST, BELOW, ABOVE, ABOUT].join('|')}|exactly|only|precisely|just)\\s+$`
)
const LONGEST_LEAD = 24

const PARTS =
  'intro|introduction|opening|headline|title|subject line|subject|summary|conclusion|caption|tagline|hook|teaser|preview|description|label|closing|paragraph|section|bullet|point|slide|answer|row|question|name|line|step|item|body|sentence|reason|comment|note|bio|abstract|response|reply|option|idea|post|message|quote|example|definition|heading|argument|entry|profile|postscript|cta|call to action|highlight|takeaway'
const PART = new RegExp(
  `\\b(?:(each|every|per|the|a|an|its|one)\\s+)?(?:[a-z]+\\s)?(${PARTS})s?\\b(?! hours)`,
  'g'
)
const NEAR = 45

const MEASURES = new RegExp(`\\b(?:${UNITS})\\b`)
const COUNTS =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty|hundred|single)\b/

/** Every amount that the text asks its result to have. */
export function sizesIn(spoken: Spoken[]): Size[] {
  return placed(spoken, (wording) => wording.once(sizesOf))
}

function sizesOf(said: string): Size[] {
  if (!COUNTS.test(said) || !MEASURES.test(said)) return []
  return matchesOf(said, SIZE).flatMap((match) => sizeOf(said, match) ?? [])
}

function sizeOf(said: string, match: RegExpExecArray): Size | null {
  const { index } = match
  const [told, first, second, unit, tail = ''] = match
  const before = said.slice(Math.max(0, index - LONGEST_LEAD), index)
  const lead = LEAD.exec(before)
  const opening = lead?.[0].length ?? 0
  const low = numberOf(first)
  const high = second ? numberOf(second) : low
  const refers = REFERS.test(before.slice(0, before.length - opening))
  const turns = /^ at a time/.test(said.slice(index + told.length))
  if (refers || turns || Number.isNaN(low) || Number.isNaN(high)) return null
  const [start, end] = [index - opening, index + told.length]
  const kind = unit
    .replace(/s$/, '')
    .replace(/^bullet point$|^point$/, 'bullet')
    .replace(/^char$/, 'character')
  const asked = lead?.[1] ?? ''
  const denied = DENIED.test(said.slice(Math.max(0, start - DENIED_WITHIN), start))
  const range = denied && RANGES.above.test(asked) ? 'at most' : asked
  const [least, most] = rangeOf(range, tail, Math.min(low, high), Math.max(low, high))
  return { start, end, unit: kind, least, most, of: partNear(said, start, end, kind) }
}

const REFERS = /(?:\bthe|\bno|first|last|other|these|those|next|both|my|your|our|[×x*]) ?$/

/** "No line may be longer than …" */
const DENIED = /\b(?:no|not|never|none|nor|nobody|nothing)\b[^.;,]*$|n't\b[^.;,]*$/
const DENIED_WITHIN = 50

const exactly = (words: string) => new RegExp(`^(?:${words})$`)
const RANGES = {
  atLeast: exactly(`${AT_LEAST}|at the least`),
  atMost: exactly(`${AT_MOST}|at the most|tops`),
  below: exactly(BELOW),
  above: exactly(ABOVE),
  about: exactly(ABOUT),
}

function rangeOf(lead: string, tail: string, low: number, high: number): [number, number] {
  const said = lead || tail.trim()
  if (RANGES.atLeast.test(said) || said === 'or more') return [low, Infinity]
  if (RANGES.atMost.test(said) || /^or (?:fewer|less)$/.test(said)) return [0, high]
  if (RANGES.below.test(said)) return [0, high - 1]
  if (RANGES.above.test(said)) return [low + 1, Infinity]
  if (RANGES.about.test(said)) return [low * 0.8, high * 1.25]
  return [low, high]
}

/** The part of the result that the amount is said of ("each bullet", "a headline"), or null. */
function partNear(said: string, start: number, end: number, unit: string): string | null {
  const from = Math.max(0, start - NEAR)
  const around = said.slice(from, end + NEAR)
  let best: { part: string; far: number } | null = null
  for (const { 1: lead = '', 2: part, 0: whole, index } of matchesOf(around, PART)) {
    const at = from + index
    if (at < end && at + whole.length > start) continue
    if (part === unit && !/each|every|per/.test(lead)) continue
    const between = at < start ? said.slice(at + whole.length, start) : said.slice(end, at)
    if (/[;:]|, (?:and|then|plus)/.test(between) && at > start) continue
    const far = between.length
    if (!best || far < best.far) best = { part, far }
  }
  return best?.part ?? null
}
