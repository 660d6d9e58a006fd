/** A decimal number of any length: `digits` divided by ten to the power of `scale`. */
export interface Decimal {
  digits: bigint
  scale: number
  /** The currency or the percent sign that stands beside the number; empty where there is none. */
  unit: string
}

/** UTF-16 units of a number with its unit. The largest number has 309 digits before the point. */
const MAX_NUMBER_LENGTH = 500

/** As JSON writes numbers, but an exponent needs its sign, because "1e5" may be the code of a product. */
const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]\d{1,3})?$/

/**
 * A number in its only spelling, such as "1200.5"; null where the text is anything else. Identifiers that look like
 * numbers ("007", "+49170") are not among them.
 */
export const plainDecimalIn = (text: string): Decimal | null =>
  text.length <= MAX_NUMBER_LENGTH && PLAIN.test(text) ? decimalOf(text, '') : null

/**
 * A number as people write it, such as "1,200.50", "1.200,50", "1'200", "−5", "$5" or "40 %"; null where the text is
 * anything else. One comma or one point before three digits is read as in English.
 */
export function decimalIn(text: string): Decimal | null {
  if (text.length > MAX_NUMBER_LENGTH) return null
  const { rest, unit } = withoutUnit(inAscii(text))
  const sign = /^[+-]?\s*/.exec(rest)![0]
  const digits = ungrouped(rest.slice(sign.length))
  return digits === null ? null : decimalOf(sign.startsWith('-') ? `-${digits}` : digits, unit)
}

/** As a number of JavaScript; null where the text is no number. It may be infinite. */
export function numberIn(text: string): number | null {
  const decimal = decimalIn(text)
  return decimal && Number(`${decimal.digits}e${-decimal.scale}`)
}

/** The same, but the text of its digits where a number of JavaScript would round it. */
export function exactNumberIn(text: string): number | string | null {
  const decimal = decimalIn(text)
  if (!decimal) return null
  const { digits, scale } = decimal
  const value = Number(`${digits}e${-scale}`)
  if (!Number.isFinite(value)) return value
  return compareDecimals(decimalOf(String(value), ''), decimal) === 0 ? value : writtenOut(decimal)
}

function writtenOut({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? '-' : ''
  const all = String(digits)
    .replace('-', '')
    .padStart(scale + 1, '0')
  return scale === 0 ? sign + all : `${sign}${all.slice(0, -scale)}.${all.slice(-scale)}`
}

/** Less than zero where the first is smaller, zero where both are equal. Units are not looked at. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  const scale = Math.max(one.scale, other.scale)
  const [first, second] = [one, other].map(
    (each) => each.digits * 10n ** BigInt(scale - each.scale)
  )
  return first < second ? -1 : first > second ? 1 : 0
}

/** With the usual minus sign and the usual space in place of those of typesetting. */
const inAscii = (text: string): string =>
  text
    .replaceAll('\u2212', '-')
    .replaceAll(/[\u00A0\u2007\u2009\u202F]/g, ' ')
    .trim()

const UNIT = '(?:\\p{Sc}|%|[A-Z]{3})'
const BEFORE = new RegExp(`^([+-]?)(${UNIT})\\s?(?=[\\d.+-])`, 'u')
const BEHIND = new RegExp(`\\s?(${UNIT})$`, 'u')

/** Takes the unit from one side of a number: "-$5", "$5" and "5 EUR". */
function withoutUnit(text: string): { rest: string; unit: string } {
  const before = BEFORE.exec(text)
  if (before) return { rest: before[1] + text.slice(before[0].length), unit: before[2] }
  const behind = BEHIND.exec(text)
  return behind ? { rest: text.slice(0, behind.index), unit: behind[1] } : { rest: text, unit: '' }
}

const GROUPED = /^[1-9]\d{0,2}([,.'’ ])(?:\d{2,3}\1)*\d{3}$/
const SIMPLE = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]\d{1,3})?$/

/** The digits of a number with a point before its fraction, and without what separates its groups; null if it is none. */
function ungrouped(text: string): string | null {
  if (SIMPLE.test(text)) return text
  if (GROUPED.test(text)) return text.replaceAll(/\D/g, '')
  const mark = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (mark < 0) return null
  const [whole, fraction] = [text.slice(0, mark), text.slice(mark + 1)]
  const isWhole = whole === '' || /^\d+$/.test(whole)
  const isGrouped = GROUPED.test(whole) && !whole.includes(text[mark])
  return /^\d+$/.test(fraction) && (isWhole || isGrouped)
    ? `${whole.replaceAll(/\D/g, '')}.${fraction}`
    : null
}

/** @param text digits with a point, a sign and an exponent at most */
function decimalOf(text: string, unit: string): Decimal {
  const [mantissa, exponent = '0'] = text.split('e')
  const [whole, fraction = ''] = mantissa.split('.')
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return scale >= 0
    ? { digits, scale, unit }
    : { digits: digits * 10n ** BigInt(-scale), scale: 0, unit }
}
