import { isBlankText, trimBlank } from '#app/core/domain/blank_text'
import { normalized } from '#app/core/domain/normalized'
import type { Condition } from '#app/flows/domain/graph/settings'
import { shortened } from '#app/flows/domain/values/check_value'
import { containsText } from '#app/flows/domain/values/contains_text'
import { compareDecimals, decimalIn, plainDecimalIn } from '#app/flows/domain/values/decimal'
import { momentIn } from '#app/flows/domain/values/read_date'

/** Whether all conditions hold, or why that cannot be said. */
export type Tested = { ok: true; holds: boolean } | { ok: false; sentence: string }

/** Two texts that have no order, with the reason. */
class Incomparable {
  constructor(readonly sentence: string) {}
}

/**
 * Whether all conditions hold. Texts are compared without regard to case, to surrounding space and to how Unicode spells
 * a character. Numbers and dates are compared by their value, exactly; an empty text is neither more nor less than any.
 */
export function conditionsHold(all: Condition[], fill: (text: string) => string): Tested {
  for (const { value, test, other } of all) {
    const holds = TESTS[test](visible(fill(value)), visible(fill(other)))
    if (holds instanceof Incomparable) return { ok: false, sentence: holds.sentence }
    if (!holds) return { ok: true, holds: false }
  }
  return { ok: true, holds: true }
}

/** UTF-16 units. The conditions of a step look at the same long text again and again, so the last one is kept. */
const MIN_KEPT_LENGTH = 1_000
let last = { text: '', visible: '' }

function visible(text: string): string {
  if (text.length < MIN_KEPT_LENGTH) return trimBlank(normalized(text, 'NFC'))
  if (text !== last.text) last = { text, visible: trimBlank(normalized(text, 'NFC')) }
  return last.visible
}

type Test = (value: string, other: string) => boolean | Incomparable

/** A test that looks at letters, whatever their case. */
const ofLetters =
  (test: (value: string, other: string) => boolean): Test =>
  (value, other) =>
    test(value.toLowerCase(), other.toLowerCase())

const TESTS: Record<Condition['test'], Test> = {
  'is': ofLetters(isSame),
  'is-not': ofLetters((value, other) => !isSame(value, other)),
  'contains': ofLetters(containsText),
  'contains-not': ofLetters((value, other) => !containsText(value, other)),
  'starts-with': ofLetters((value, other) => value.startsWith(other)),
  'more-than': (value, other) => compared(value, other, (order) => order > 0),
  'less-than': (value, other) => compared(value, other, (order) => order < 0),
  'is-empty': isEmpty,
  'is-not-empty': (value) => !isEmpty(value),
}

/** As a text, an object without fields is "{}", and so is a list within an object. */
function isEmpty(value: string): boolean {
  return isBlankText(value) || value === '{}' || value === '[]'
}

function isSame(value: string, other: string): boolean {
  if (value === other) return true
  const [one, two] = [plainDecimalIn(value), plainDecimalIn(other)]
  return one !== null && two !== null && compareDecimals(one, two) === 0
}

function compared(
  value: string,
  other: string,
  isMeant: (order: number) => boolean
): boolean | Incomparable {
  if (value === '' || other === '') return false
  const order = orderOf(value, other)
  return typeof order === 'number' ? isMeant(order) : order
}

/** Less than zero where the first text is less. */
function orderOf(value: string, other: string): number | Incomparable {
  const [one, two] = [decimalIn(value), decimalIn(other)]
  if (one && two) {
    const isOneUnit = one.unit === two.unit || one.unit === '' || two.unit === ''
    return isOneUnit ? compareDecimals(one, two) : cannotCompare(value, other, DIFFERENT_UNITS)
  }
  const [first, second] = [momentIn(value), momentIn(other)]
  if (first === 'ambiguous' || second === 'ambiguous') return cannotCompare(value, other, WHICH_DAY)
  if (first !== null && second !== null) return Math.sign(first - second)
  return cannotCompare(value, other, NO_VALUE)
}

const DIFFERENT_UNITS = 'they have different units.'
const WHICH_DAY = 'it is not clear which number is the day. Write dates as 2026-03-31.'
const NO_VALUE = 'only two numbers or two dates have an order.'

const cannotCompare = (value: string, other: string, reason: string) =>
  new Incomparable(`"${shortened(value)}" cannot be compared with "${shortened(other)}": ${reason}`)
