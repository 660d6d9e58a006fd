import type { Clause, GoalSpan } from '#app/prompts/domain/goals/clauses/clause'
import { wishAt } from '#app/prompts/domain/goals/wishes/wish_at'
import { withoutEnding } from '#app/prompts/domain/without_ending'

interface Cut extends GoalSpan {
  /** What stands there instead. */
  put: string
}

/** The text of a goal between two places, without its wishes to be asked: only what asks for work. */
export function workText(text: string, clauses: Clause[], { start, end }: GoalSpan): string {
  let work = text.slice(start, end)
  const cuts = clauses
    .flatMap(cutsOf)
    .filter((cut) => cut.start >= start && cut.end <= end)
    .map((cut) => ({ ...cut, start: wishStart(text, cut, start) }))
  for (const cut of apartFrom(cuts).reverse())
    work = work.slice(0, cut.start - start) + cut.put + work.slice(cut.end - start)
  return tidy(work)
}

/** Those that overlap as one, in order. */
function apartFrom(cuts: Cut[]): Cut[] {
  const merged: Cut[] = []
  for (const cut of cuts.toSorted((one, other) => one.start - other.start)) {
    const before = merged.at(-1)
    if (!before || cut.start >= before.end) merged.push({ ...cut })
    else Object.assign(before, { end: Math.max(before.end, cut.end), put: before.put + cut.put })
  }
  return merged
}

/** "Ask me before writing the letter" keeps the order to write it. */
function cutsOf({ kind, spans = [] }: Clause, at: number, clauses: Clause[]): Cut[] {
  if (kind !== 'approval') return []
  const next = clauses[at + 1]
  const put = next?.isAfterWish ? `, then ${next.text}` : ''
  return spans.map((span, index) => ({ ...span, put: index === 0 ? put : '' }))
}

const MAX_BEFORE = 100
const JOIN = /[,;:.] (?:and |but )?|\b(?:and|but) /g

/** "Nobody gets anything before I have confirmed" is a wish from its first word on. */
function wishStart(text: string, cut: Cut, least: number): number {
  const from = Math.max(least, cut.start - MAX_BEFORE)
  const before = text.slice(from, cut.start)
  const join = [...before.matchAll(JOIN)].at(-1)
  const start = join ? from + join.index : from
  const words = text.slice(from + (join ? join.index + join[0].length : 0), cut.end)
  return NEGATED.test(words) && wishAt(words) !== null ? start : cut.start
}

const NEGATED = /^(?:nothing|nobody|no|none|never)\b/i

const LEADING_MARKS = /^[\s,;:.–—-]+/
const MARK = /[\s,;:–—-]/

/** Without the marks and joins that a cut leaves behind. */
function tidy(text: string): string {
  const joined = text
    .replace(/[,;:]?[^\S\n]{1,20}, then /g, ', then ')
    .replace(/[,;:–—]?[^\S\n]{1,20}(?=[.!?](?:\s|$))|[,;:–—](?=[.!?](?:\s|$))/g, '')
    .replace(/([.!?])[^\S\n]{0,20}\./g, '$1')
    .replace(/,(?:[^\S\n]{0,20},)+/g, ',')
    .replace(LEADING_MARKS, '')
  return withoutEnding(joined, MARK)
}
