/** UTF-16 units. The built-in search is fast for parts up to this length. */
const MAX_SHORT_LENGTH = 100

/**
 * Whether a text contains a part, in time linear in the length of both. The built-in search can take time proportional to
 * the product of the lengths if a long text repeats itself.
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

/** The failure table of Knuth, Morris and Pratt: the longest proper prefix that is also a suffix, for each prefix. */
function fallbacksOf(part: string): Uint32Array {
  const fallbacks = new Uint32Array(part.length)
  for (let at = 1, found = 0; at < part.length; at++) {
    while (found > 0 && part.charCodeAt(at) !== part.charCodeAt(found)) found = fallbacks[found - 1]
    if (part.charCodeAt(at) === part.charCodeAt(found)) found += 1
    fallbacks[at] = found
  }
  return fallbacks
}
