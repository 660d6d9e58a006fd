/** Words in a row that count as copied when two texts have them. */
const SEQUENCE_WORDS = 8

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The sequences of eight words of a text, each once. */
export function sequencesOf(text: string): Set<string> {
  const words = wordsOf(text)
  const sequences = new Set<string>()
  for (let at = 0; at + SEQUENCE_WORDS <= words.length; at++)
    sequences.add(words.slice(at, at + SEQUENCE_WORDS).join(' '))
  return sequences
}

/** The share of the sequences of the shorter text that the other one has too, 0 to 1. */
export function sharedShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  if (few.size === 0) return 0
  let shared = 0
  for (const sequence of few) if (many.has(sequence)) shared += 1
  return shared / few.size
}
