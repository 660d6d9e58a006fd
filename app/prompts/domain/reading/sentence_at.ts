import type { Span } from '#app/prompts/domain/types'

/** The place of the sentence that holds an offset, or -1. */
export function sentenceAt(sentences: Span[], offset: number): number {
  const last = lastBegun(sentences, offset)
  return last >= 0 && offset <= sentences[last].end ? last : -1
}

/** The place of the last stretch that begins at an offset or before it, or -1. They must be in order. */
export function lastBegun(stretches: Span[], offset: number): number {
  return firstFrom(stretches, offset + 1) - 1
}

/** The place of the first one that begins at an offset or behind it; their number where none does. */
export function firstFrom(stretches: Span[], offset: number): number {
  let low = 0
  let high = stretches.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (stretches[middle].start < offset) low = middle + 1
    else high = middle
  }
  return low
}
