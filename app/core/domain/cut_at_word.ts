/**
 * A text of at most `most` UTF-16 units. Where something is left out, it ends after a word with “…”; within a word only
 * where that would leave less than half, and never within a character.
 */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  const end = start.search(/\s\S*$/)
  const cut = end > most / 2 ? start.slice(0, end).trimEnd() : start.slice(0, -1)
  return `${cut.replace(HALF_CHARACTER, '')}…`
}

const HALF_CHARACTER = /[\uD800-\uDBFF]$/
