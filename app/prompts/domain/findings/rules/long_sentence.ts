/** Words after which a sentence is too long to be read at once. */
export const LONG_SENTENCE = 40

/** Words of the longest stretch between signs that part a sentence as a full stop would. */
export function longestRun(sentence: string, words: number): number {
  if (words <= LONG_SENTENCE || !/[;:|\n–—]/.test(sentence)) return words
  let longest = 0
  for (const part of sentence.split(/[;:|\n–—]/))
    longest = Math.max(longest, part.split(/\s+/).filter(Boolean).length)
  return longest
}

/** Commas from which a sentence is a list, whose length hides nothing. */
const LIST_COMMAS = 5

/** Whether a sentence is long because it lists things. */
export const listsThings = (sentence: string): boolean => sentence.split(',').length > LIST_COMMAS
