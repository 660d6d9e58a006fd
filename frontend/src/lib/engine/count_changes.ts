import { diffWordsWithSpace } from 'diff'

const WORD = /[\p{L}\p{N}\p{M}'’-]+/gu

/** How many words one text has that the other has not, in both directions. */
export function countChanges(from: string, to: string): { added: number; removed: number } {
  const counts = { added: 0, removed: 0 }
  for (const { added, removed, value } of diffWordsWithSpace(from, to)) {
    const words = value.match(WORD)?.length ?? 0
    if (added) counts.added += words
    if (removed) counts.removed += words
  }
  return counts
}
