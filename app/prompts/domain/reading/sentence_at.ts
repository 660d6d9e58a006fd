import type { Sentence } from '#app/prompts/domain/reading/reading'

/** The place of the sentence that holds an offset, or -1. */
export function sentenceAt(sentences: Sentence[], offset: number): number {
  let low = 0
  let high = sentences.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (sentences[middle].start <= offset) low = middle
    else high = middle - 1
  }
  const one = sentences[low]
  return one && offset >= one.start && offset <= one.end ? low : -1
}
