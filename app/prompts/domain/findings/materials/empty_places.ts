import { isMaterialNoun } from '#app/prompts/domain/findings/materials/words'
import { matchesOf } from '#app/prompts/domain/matches'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

const EMPTY_TAGS = /<([a-z][\w-]{1,40})>\s{0,20}<\/\1>/gi
const EMPTY_FENCE = /^```[a-z]{0,12}[ \t]*\n\s{0,20}```/gm
const HERE =
  /^(?:here (?:is|are)|here's|below (?:is|are)|this is) (?:my|our|the|an?) [a-z -]{2,40}:?$/
const IT = /\b(?:it|them|this|these)\b/
const MAX_LINE_LENGTH = 60

/** Places for material that hold nothing: empty tags and fences, and an announcement with nothing behind it. */
export function emptyPlaces(reading: Reading): Span[] {
  const { text } = reading
  const marked = [...matchesOf(text, EMPTY_TAGS), ...matchesOf(text, EMPTY_FENCE)].map(
    ({ 0: place, index }) => ({ start: index, end: index + place.length })
  )
  return [...marked, ...announced(reading)].slice(0, 3)
}

/** "Error message:" at the end of the text, or "Here is our policy:" before the request and nothing else. */
function announced({ sentences, masked }: Reading): Span[] {
  const last = sentences.at(-1)
  const [first] = sentences
  if (!last || first === last) return []
  const lineOf = ({ start, end }: Span) =>
    masked.slice(start, Math.min(end, start + MAX_LINE_LENGTH + 1)).toLowerCase()
  if (last.mood === 'heading' && namesMaterial(lineOf(last)))
    return [{ start: last.start, end: last.end }]
  return isAlone(sentences, lineOf) && isAnnouncement(lineOf(first))
    ? [{ start: first.start, end: first.end }]
    : []
}

function namesMaterial(label: string): boolean {
  const name = /([a-z-]+)(?: \d)?:$/.exec(label)?.[1]
  return name !== undefined && label.split(' ').length <= 3 && isMaterialNoun(name)
}

const isAnnouncement = (line: string) => line.endsWith(':') && HERE.test(line)

/** Whether nothing but one request about it follows an announcement. */
const isAlone = ([, second, third]: Sentence[], lineOf: (span: Span) => string): boolean =>
  second !== undefined && !third && second.verb !== null && IT.test(lineOf(second))
