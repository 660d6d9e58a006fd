/** UTF-16 units up to which the search of the language is fast, whatever it searches for. */
const MAX_SHORT_LENGTH = 100

/**
 * Whether a text contains another one. Linear in the length of both: the search of the language takes their product where
 * a long text repeats itself.
 */
export function containsText(text: string, part: string): boolean {
  if (part.length <= MAX_SHORT_LENGTH) return text.includes(part)
  const fallbacks = fallbacksOf(part)
  for (let at = 0, found = 0; at < text.length; at++) {
    while (found > 0 && text.charCodeAt(at) !== part.charCodeAt(found)) found = fallbacks[found - 1]
    if (text.charCodeAt(at) === part.charCodeAt(found)) found += 1
    if (found === part.length) return true
  }
  return false
}

/** Knuth, Morris and Pratt: how much of its own beginning a text ends with, for each of its beginnings. */
function fallbacksOf(part: string): Uint32Array {
  const fallbacks = new Uint32Array(part.length)
  for (let at = 1, found = 0; at < part.length; at++) {
    while (found > 0 && part.charCodeAt(at) !== part.charCodeAt(found)) found = fallbacks[found - 1]
    if (part.charCodeAt(at) === part.charCodeAt(found)) found += 1
    fallbacks[at] = found
  }
  return fallbacks
}
