const SPELLED =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty`.split(/\s+/)
const ROUND: Record<string, number> = { thirty: 30, forty: 40, fifty: 50, hundred: 100 }

/** Source of an expression for a whole number, in digits or spelled out. */
export const NUMBER = `\\d{1,3}(?:,\\d{3})+|\\d{1,6}|${[...SPELLED, ...Object.keys(ROUND)].join('|')}|a single|an? hundred`

/** What a match of `NUMBER` means, or `NaN`. */
export function numberOf(said: string): number {
  const word = said.toLowerCase()
  if (/^\d/.test(word)) return Number(word.replaceAll(',', ''))
  if (/hundred$/.test(word)) return 100
  if (word === 'a single') return 1
  const at = SPELLED.indexOf(word)
  return at >= 0 ? at + 1 : (ROUND[word] ?? Number.NaN)
}
