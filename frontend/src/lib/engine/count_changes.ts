import { type ChangeObject, diffWordsWithSpace } from 'diff'

const WORD = /[\p{L}\p{N}\p{M}'’-]+/gu

/** How many words one text has that the other has not, in both directions. */
export function countChanges(from: string, to: string): { added: number; removed: number } {
  const counts = { added: 0, removed: 0 }
  for (const { added, removed, value } of diffWordsWithSpace(from, to)) {
    const words = wordsIn(value)
    if (added) counts.added += words
    if (removed) counts.removed += words
  }
  return counts
}

const wordsIn = (text: string): number => text.match(WORD)?.length ?? 0

/** Where two texts share less of their words, marks between them cannot be read. */
const MIN_SHARED = 1 / 3

/** Whether two texts, both with words, share so few that they are better read one after the other. */
export function haveLittleInCommon(changes: readonly ChangeObject<string>[]): boolean {
  const counts = { before: 0, after: 0, shared: 0 }
  for (const { added, removed, value } of changes) {
    const words = wordsIn(value)
    if (!added) counts.before += words
    if (!removed) counts.after += words
    if (!added && !removed) counts.shared += words
  }
  const { before, after, shared } = counts
  return before > 0 && after > 0 && (2 * shared) / (before + after) < MIN_SHARED
}
