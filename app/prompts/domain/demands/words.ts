/** Words that mean something else without their ending. */
const KEPT = new Set(['numbers', 'names', 'wording', 'friendly'])

const KEEPS_S = /[su]s$|^.{1,3}is$|[ys]is$/
const CONSONANT = /[b-df-hj-np-tv-z]$/

/**
 * What is left of a word in lower case without its ending, so that "prices", "pricing" and "price" are
 * one; not always a word. The same word always gives the same stem.
 */
export function stem(word: string): string {
  let rest = word
  if (rest.endsWith("'s") || rest.endsWith('’s')) rest = rest.slice(0, -2)
  if (rest.length < 4 || KEPT.has(rest)) return rest
  if (rest.endsWith('ies')) rest = `${rest.slice(0, -3)}y`
  else if (rest.endsWith('s'))
    rest = rest.slice(0, /(?:ss|x|ch|sh)es$/.test(rest) ? -2 : KEEPS_S.test(rest) ? undefined : -1)
  if (rest.length > 5 && rest.endsWith('ing')) rest = rest.slice(0, -3)
  else if (rest.length > 4 && rest.endsWith('ed')) rest = rest.slice(0, -2)
  else if (rest.length > 5 && rest.endsWith('ly')) rest = rest.slice(0, -2)
  if (rest.length > 4 && rest.endsWith('e')) rest = rest.slice(0, -1)
  if (rest.length > 3 && rest.at(-1) === rest.at(-2) && CONSONANT.test(rest))
    rest = rest.slice(0, -1)
  return rest.length > 3 && rest.endsWith('i') ? `${rest.slice(0, -1)}y` : rest
}
