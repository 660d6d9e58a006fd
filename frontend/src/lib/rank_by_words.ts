/** Shorter words begin too many others. */
const MIN_STEM = 4

/**
 * How well an item fits what is searched for: its label best, then another word for it, then any word that describes it,
 * then several words, each of them anywhere. 0 hides it.
 */
export function rankByWords(_: string, search: string, keywords: readonly string[] = []): number {
  const wanted = search.trim().toLowerCase()
  const [label = '', ...others] = keywords.map((word) => word.toLowerCase())
  if (label.startsWith(wanted)) return 1
  if (label.includes(wanted)) return 0.8
  if (hasEachWord([label], wanted)) return 0.7
  if (others.some((word) => isSameWord(word, wanted))) return 0.6
  if (others.some((text) => hasWord(text, wanted))) return 0.4
  return hasEachWord([label, ...others], wanted) ? 0.2 : 0
}

/** Also while it is being typed, and in another form, such as “loops”. */
const isSameWord = (word: string, wanted: string): boolean =>
  word.startsWith(wanted) || (word.length >= MIN_STEM && wanted.startsWith(word))

const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}{}]+/u).filter((word) => word !== '')

/** Whether a word of a text begins so. */
const hasWord = (text: string, wanted: string): boolean =>
  wordsOf(text).some((word) => word.startsWith(wanted))

function hasEachWord(texts: readonly string[], wanted: string): boolean {
  const parts = wordsOf(wanted)
  return parts.length > 0 && parts.every((part) => texts.some((text) => hasWord(text, part)))
}
