import { containsText } from '#app/flows/domain/values/contains_text'
import type { Condition } from '#app/flows/domain/graph/settings'

/** Whether all conditions hold. Texts are compared without regard to case and surrounding space. */
export function conditionsHold(all: Condition[], fill: (text: string) => string): boolean {
  return all.every(({ value, test, other }) => TEST[test](plain(fill(value)), plain(fill(other))))
}

const plain = (text: string): string => text.trim().toLowerCase()

const TEST: Record<Condition['test'], (value: string, other: string) => boolean> = {
  'is': (value, other) => value === other || isSameNumber(value, other),
  'is-not': (value, other) => value !== other && !isSameNumber(value, other),
  'contains': containsText,
  'contains-not': (value, other) => !containsText(value, other),
  'starts-with': (value, other) => value.startsWith(other),
  'more-than': (value, other) => compared(value, other, (one, two) => one > two),
  'less-than': (value, other) => compared(value, other, (one, two) => one < two),
  'is-empty': (value) => value === '',
  'is-not-empty': (value) => value !== '',
}

const isSameNumber = (value: string, other: string): boolean =>
  compared(value, other, (one, two) => one === two)

/** False where one of them is not a number. */
function compared(value: string, other: string, compare: (one: number, two: number) => boolean) {
  const [one, two] = [numberIn(value), numberIn(other)]
  return one !== null && two !== null && compare(one, two)
}

/** UTF-16 units of a number with its currency sign. The largest number has 309 digits before the point. */
const MAX_NUMBER_LENGTH = 500

/** A number as people write it, such as "1,200.50", "$5" or "40 %"; null where the text is anything else. */
export function numberIn(text: string): number | null {
  if (text.length > MAX_NUMBER_LENGTH) return null
  const digits = text.replace(/^[$€£]\s?|\s?[%$€£]$/g, '').replaceAll(/,(?=\d{3}(?:\D|$))/g, '')
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(digits) ? Number(digits) : null
}
