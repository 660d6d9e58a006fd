/** Words that mean something else without their ending. */
const KEPT = new Set(['numbers', 'names', 'wording'])

/**
 * What is left of a word in lower case without its ending, so that "prices", "pricing" and "price" are
 * one; not always a word. The same word always gives the same stem.
 */
export function stem(word: string): string {
  let rest = word
  if (rest.endsWith("'s") || rest.endsWith('’s')) rest = rest.slice(0, -2)
  if (rest.length < 4 || KEPT.has(rest)) return rest
  if (rest.endsWith('ies')) rest = `${rest.slice(0, -3)}y`
  else if (/(?:ss|x|ch|sh)es$/.test(rest)) rest = rest.slice(0, -2)
  else if (rest.endsWith('s') && !/[su]s$|^.{1,3}is$|[ys]is$/.test(rest)) rest = rest.slice(0, -1)
  if (rest.length > 5 && rest.endsWith('ing')) rest = rest.slice(0, -3)
  else if (rest.length > 4 && rest.endsWith('ed')) rest = rest.slice(0, -2)
  else if (rest.length > 5 && rest.endsWith('ly')) rest = rest.slice(0, -2)
  if (rest.length > 4 && rest.endsWith('e')) rest = rest.slice(0, -1)
  if (rest.length > 3 && /([b-df-hj-np-tv-z])\1$/.test(rest)) rest = rest.slice(0, -1)
  return rest.length > 3 && rest.endsWith('i') ? `${rest.slice(0, -1)}y` : rest
}
