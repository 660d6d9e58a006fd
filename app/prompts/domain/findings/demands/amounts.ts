import { NUMERAL, numeralValue } from '#app/prompts/domain/english/numerals'

/** Words before a number that bound it, and those behind it. */
export const BOUND =
  'exactly|precisely|only|just|at least|at most|no more than|not more than|no longer than|no shorter than|no fewer than|no less than|(?:not|never|cannot|don.t) (?:exceed|go over|go above|be (?:longer|more) than|run over)|up to|max(?:imum)?\\.?(?: of)?|a maximum of|a minimum of|min(?:imum)?(?: of)?|more than|over|fewer than|less than|under|below|within|about|around|roughly|approximately|between'
export const BOUND_BEHIND =
  '(?: or (?:less|fewer|more)| at (?:most|least)| max(?:imum)?| min(?:imum)?)?'

/** Source of an expression for a bounded number or range: groups bound, low and high. */
export const AMOUNT = `(?:\\b(${BOUND})\\s)?(?<![\\d.,:€£$/-])\\b(${NUMERAL})(?:\\s?(?:-|–|to|and|or)\\s?(${NUMERAL}))?(?![\\d.,:]*\\d|\\s?%)`

export interface Range {
  least: number
  most: number
}

const MARGIN = 0.2

/** What a bound and its numbers allow, or null where they say nothing. */
export function rangeOf(bound: string, low: string, high?: string, behind = ''): Range | null {
  const first = numeralValue(low)
  const last = high ? numeralValue(high) : first
  if (Number.isNaN(first) || Number.isNaN(last) || last < first) return null
  const matched = `${bound}${behind}`
  if (/no (?:less|fewer|shorter)|least|minimum|min\b|or more/.test(matched))
    return { least: first, most: Infinity }
  if (/^(?:more than|over)/.test(bound)) return { least: first + 1, most: Infinity }
  if (
    /most|no more|not more|no longer|exceed|go (?:over|above)|(?:not|never) be|run over|up to|max|within|or (?:less|fewer)/.test(
      matched
    )
  )
    return { least: 0, most: last }
  if (/^(?:fewer than|less than|under|below)/.test(bound)) return { least: 0, most: last - 1 }
  if (/^(?:about|around|roughly|approx)/.test(bound))
    return { least: first * (1 - MARGIN), most: last * (1 + MARGIN) }
  return { least: first, most: last }
}

export const disjoint = (one: Range, other: Range): boolean =>
  one.least > other.most || other.least > one.most
