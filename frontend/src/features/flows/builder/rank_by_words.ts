/** Shorter words begin too many others. */
const MIN_STEM = 4

/**
 * How well an item fits what is searched for: its label best, then another word for it, then any word that describes it.
 * 0 hides it.
 */
export function rankByWords(_: string, search: string, keywords: readonly string[] = []): number {
  const wanted = search.trim().toLowerCase()
  const [label = '', ...others] = keywords.map((word) => word.toLowerCase())
  if (label.startsWith(wanted)) return 1
  if (label.includes(wanted)) return 0.8
  if (others.some((word) => isSameWord(word, wanted))) return 0.6
  return others.some((text) => hasWord(text, wanted)) ? 0.4 : 0
}

/** Also while it is being typed, and in another form, such as “loops”. */
const isSameWord = (word: string, wanted: string): boolean =>
  word.startsWith(wanted) || (word.length >= MIN_STEM && wanted.startsWith(word))

/** Whether a word of a text begins so. */
const hasWord = (text: string, wanted: string): boolean =>
  text.split(/[^\p{L}\p{N}{}]+/u).some((word) => word !== '' && word.startsWith(wanted))
