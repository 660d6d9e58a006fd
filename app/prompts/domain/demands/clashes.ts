import type { Clash } from '#app/prompts/domain/demands/conflicts'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import type { Span } from '#app/prompts/domain/types'

const plain = ({ start, end }: Span) => ({ start, end })

/** Two demands in the order of the text. */
export function clashOf(kind: Clash['kind'], one: Span, other: Span): Clash {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  return { kind, first: plain(first), second: plain(second) }
}

/** Where a match stands that was found in a sentence. */
export function placeOf({ start }: Spoken, match: RegExpMatchArray): Span {
  return { start: start + match.index!, end: start + match.index! + match[0].length }
}
