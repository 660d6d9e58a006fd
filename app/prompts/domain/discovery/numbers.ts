const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'

const SPELLED = new Map<string, number>([
  ...UNITS.split(' ').map((word, value) => [word, value] as const),
  ...TENS.split(' ').map((word, at) => [word, (at + 2) * 10] as const),
  ['single', 1],
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
])

/** The value of a numeral in figures or letters ("1,200", "twelve"), or null. */
export function numeralOf(word: string): number | null {
  if (/^\d/.test(word)) {
    const value = Number(word.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
    return Number.isFinite(value) ? value : null
  }
  return SPELLED.get(word) ?? null
}

/** Times that a clock measures, in seconds, and those of a calendar, in days. */
const TIMES: Record<string, [unit: string, factor: number]> = {
  second: ['clock', 1],
  minute: ['clock', 60],
  hour: ['clock', 3600],
  day: ['calendar', 1],
  week: ['calendar', 7],
  month: ['calendar', 30],
  year: ['calendar', 365],
}

/** What a word for a unit measures, and in how many of it: an hour is 3,600 seconds of the clock. Other units keep their name. */
export function unitOf(word: string): [unit: string, factor: number] {
  const one = word.replace(/s$/, '')
  return Object.hasOwn(TIMES, one) ? TIMES[one] : [one, 1]
}
