const SPELLED =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty`.split(/\s+/)
const ROUND: Record<string, number> = {
  'thirty': 30,
  'forty': 40,
  'fifty': 50,
  'hundred': 100,
  'a single': 1,
  'half a': 0.5,
}

/** Source of an expression for a number, in digits or spelled out, in lower case. */
export const NUMERAL = `\\d{1,3}(?:,\\d{3})+|\\d{1,6}|${[...SPELLED, ...Object.keys(ROUND)].join('|')}|an? hundred`

/** What a match of `NUMERAL` means, or `NaN`. */
export function numeralValue(words: string): number {
  if (/^\d/.test(words)) return Number(words.replaceAll(',', ''))
  if (/^an? hundred$/.test(words)) return 100
  const at = SPELLED.indexOf(words)
  return at >= 0 ? at + 1 : (ROUND[words] ?? Number.NaN)
}
