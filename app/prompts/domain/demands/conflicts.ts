import { askingSentences } from '#app/prompts/domain/demands/asking_sentences'
import { countConflicts } from '#app/prompts/domain/demands/count_conflicts'
import { dateConflicts } from '#app/prompts/domain/demands/date_conflicts'
import { languageConflicts } from '#app/prompts/domain/demands/language_conflicts'
import { limitConflicts } from '#app/prompts/domain/demands/limit_conflicts'
import { positionConflicts } from '#app/prompts/domain/demands/position_conflicts'
import { quoteConflicts } from '#app/prompts/domain/demands/quote_conflicts'
import { rowConflicts } from '#app/prompts/domain/demands/row_conflicts'
import { sizeConflicts } from '#app/prompts/domain/demands/size_conflicts'
import { sumConflicts } from '#app/prompts/domain/demands/sum_conflicts'
import { topicConflicts } from '#app/prompts/domain/demands/topics'
import type { TraitKind } from '#app/prompts/domain/demands/trait_book'
import { traitConflicts } from '#app/prompts/domain/demands/trait_conflicts'
import { BOOK, PICTURE_BOOK } from '#app/prompts/domain/demands/traits'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** Two demands of which a result can meet only one. */
export interface Clash {
  kind: TraitKind | 'size'
  first: Span
  second: Span
}

export interface Conflict extends Clash {
  why: string
}

const PICTURE =
  /^(?:[^.\n]{0,40}\b)?(?:photo(?:graph)?|image|picture|portrait|illustration|watercolou?r|poster|painting|drawing|render|cover art|mural|collage|linocut|woodcut|etching|engraving|sketch|cartoon|comic|sticker|logo|icon|wallpaper|close-up|still life|selfie|thumbnail|banner|backdrop)\b(?! (?:caption|alt|text))/
const WORDS = /\b(?:captions?|alt texts?|text for|names? for|describe)\b/

/** Whether a picture is asked for. */
const showsPicture = ({ task, masked }: Reading) =>
  task === 'image' ||
  (task !== 'code' &&
    PICTURE.test(masked.slice(0, 80).toLowerCase()) &&
    !WORDS.test(masked.slice(0, 80).toLowerCase()))

/** Pairs of demands that cannot both be met, in order of their second place. Linear in the text. */
export function conflictsIn(reading: Reading): Conflict[] {
  if (reading.language === 'other') return []
  const spoken = askingSentences(reading)
  const clashes = [
    ...traitConflicts(reading, spoken, BOOK),
    ...(showsPicture(reading) ? traitConflicts(reading, spoken, PICTURE_BOOK) : []),
    ...sizeConflicts(reading, spoken),
    ...countConflicts(reading, spoken),
    ...sumConflicts(reading, spoken),
    ...rowConflicts(spoken),
    ...quoteConflicts(reading, spoken),
    ...topicConflicts(spoken),
    ...positionConflicts(spoken),
    ...limitConflicts(spoken),
    ...dateConflicts(spoken),
    ...languageConflicts(reading, spoken),
  ]
  const found = clashes
    .map((clash) => told(reading, clash))
    .sort((a, b) => a.second.start - b.second.start)
  return found.filter(
    ({ second }, at) =>
      !found.slice(Math.max(0, at - 4), at).some((other) => other.second.end > second.start)
  )
}

const LONGEST_QUOTE = 60

function told(reading: Reading, { kind, first, second }: Clash): Conflict {
  const words = reading.text.slice(first.start, first.end).replaceAll(/\s+/g, ' ')
  const quote = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE - 1)}…` : words
  return {
    kind,
    first,
    second: clauseAround(reading, second),
    why: `It cannot be met together with “${quote}”; choose one, or say where each applies.`,
  }
}

const LONGEST_DEMAND = 140
const OPENS = /[.!?:]\s|[(\n]/g
const CLOSES = /[.!?](?:\s|$)|[:)\n]/

/** The clause in which a demand stands, so that a reader sees what is meant. */
function clauseAround({ masked }: Reading, { start, end }: Span): Span {
  const before = masked.slice(Math.max(0, start - LONGEST_DEMAND), start)
  const opened = [...before.matchAll(OPENS)].at(-1)
  const from = opened ? start - before.length + opened.index + opened[0].length : start
  const lead = /^[\s\-*•–\d.)]*/.exec(masked.slice(from, start))![0].length
  const rest = masked.slice(end, end + LONGEST_DEMAND)
  const stop = rest.search(CLOSES)
  return {
    start: Math.min(start, from + lead),
    end: end + (stop < 0 ? rest.trimEnd().length : stop),
  }
}
