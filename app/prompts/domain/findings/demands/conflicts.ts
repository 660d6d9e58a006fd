import { choiceClashes } from '#app/prompts/domain/findings/demands/choices'
import { clausesOf } from '#app/prompts/domain/findings/demands/clauses'
import { countClashes } from '#app/prompts/domain/findings/demands/counts'
import type { Clash, ConflictKind } from '#app/prompts/domain/findings/demands/demand'
import { formClashes } from '#app/prompts/domain/findings/demands/forms'
import { sizeClashes, sizesIn } from '#app/prompts/domain/findings/demands/sizes'
import { setLength } from '#app/prompts/domain/findings/demands/verse'
import { topicClashes } from '#app/prompts/domain/findings/demands/topics'
import { mainNouns } from '#app/prompts/domain/findings/demands/whole'
import { sentenceAt } from '#app/prompts/domain/reading/sentence_at'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** Two demands that cannot both be met, with a sentence that names both. */
export interface Conflict extends Clash {
  why: string
}

const known = new WeakMap<Reading, Conflict[]>()

/** Pairs of explicit demands that cannot both be met, in order of their second place. Linear in the text. */
export function conflictsIn(reading: Reading): Conflict[] {
  const found = known.get(reading) ?? findConflicts(reading)
  known.set(reading, found)
  return found
}

/** Where the second demands of some kinds of conflicts stand, each with a sentence that names both. */
export const conflictPlaces = (
  reading: Reading,
  isMeant: (kind: ConflictKind) => boolean
): (Span & { why: string })[] =>
  conflictsIn(reading)
    .filter(({ kind }) => isMeant(kind))
    .map(({ second, why }) => ({ ...second, why }))

function findConflicts(reading: Reading): Conflict[] {
  if (reading.language === 'other') return []
  const all = clausesOf(reading)
  const clauses = all.filter(({ firm }) => firm)
  const main = mainNouns(reading)
  const clashes = [
    ...sizeClashes([...setLength(clauses), ...sizesIn(clauses, main)]),
    ...countClashes(clauses),
    ...choiceClashes(clauses, main),
    ...formClashes(clauses, main),
    ...topicClashes(all, main),
  ].map((clash) => tell(reading, clash))
  return withoutDoubles(clashes.sort((a, b) => a.second.start - b.second.start))
}

/** Of clashes with the same second demand, the first. */
const withoutDoubles = (clashes: Conflict[]): Conflict[] =>
  clashes.filter(
    ({ second }, at) =>
      !clashes.slice(Math.max(0, at - 4), at).some((other) => other.second.end > second.start)
  )

function tell(reading: Reading, { kind, first, second }: Clash): Conflict {
  const [one, other] = [first, second].map((span) => demandAround(reading, span))
  const why = `“${quote(reading, one)}” and “${quote(reading, other)}” cannot both be met; choose one, or say where each applies.`
  return { kind, first: one, second: other, why }
}

const MAX_QUOTE_LENGTH = 70

function quote({ text }: Reading, { start, end }: Span): string {
  const words = text
    .slice(start, Math.min(end, start + MAX_QUOTE_LENGTH))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return end - start > MAX_QUOTE_LENGTH ? `${words}…` : words.replace(/[.;,]$/, '')
}

/** The sentence around a demand, where it is short enough to be read at a glance. */
function demandAround({ sentences }: Reading, { start, end }: Span): Span {
  const here = sentences[sentenceAt(sentences, start)]
  return here && here.end >= end && here.end - here.start <= 2 * MAX_QUOTE_LENGTH
    ? { start: here.start, end: here.end }
    : { start, end }
}
