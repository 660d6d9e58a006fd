import type { Proposal } from '#app/prompts/domain/workshop/proposal'

/** A stretch of the words before or after a proposal. */
export interface Piece {
  text: string
  isChanged: boolean
}

type Shown = Pick<Proposal, 'before' | 'after'>

/** Signs that are shown of a stretch that stays, at each end; more of it would hide what changes. */
const MAX_KEPT_PROPOSALS = 90
const GAP = ' … '

/**
 * What goes and what comes. Words at both ends that stay are told apart from what lies between; a long stretch
 * that stays is shortened in its middle, or at the side away from the change.
 */
export function marksOf({ before, after }: Shown): { before: Piece[]; after: Piece[] } {
  const start = commonStart(before, after)
  const end = commonEnd(before.slice(start), after.slice(start))
  const opening = shortened(before.slice(0, start), 'end')
  const closing = shortened(before.slice(before.length - end), 'start')
  const side = (text: string): Piece[] =>
    [
      { text: opening, isChanged: false },
      { text: text.slice(start, text.length - end), isChanged: true },
      { text: closing, isChanged: false },
    ].filter((piece) => piece.text !== '')
  return { before: side(before), after: side(after) }
}

/** The end of the last word that both begin with. */
function commonStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && at < other.length && one[at] === other[at]) at++
  while (at > 0 && at < one.length && isInWord(one, at)) at--
  return at
}

function commonEnd(one: string, other: string): number {
  let length = 0
  const most = Math.min(one.length, other.length)
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length++
  while (length > 0 && isInWord(one, one.length - length)) length--
  return length
}

const WORD = /[\p{L}\p{N}\p{M}]/u
const isInWord = (text: string, at: number) =>
  WORD.test(text[at - 1] ?? ' ') && WORD.test(text[at] ?? ' ')

/** Keeps what is near the change. */
function shortened(text: string, keep: 'start' | 'end'): string {
  if (text.length <= MAX_KEPT_PROPOSALS) return text
  return keep === 'end'
    ? GAP.trimStart() + text.slice(-MAX_KEPT_PROPOSALS)
    : text.slice(0, MAX_KEPT_PROPOSALS) + GAP
}
