import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Kit } from '#app/prompts/domain/variants/kit'

/** What is asked for, with its words in lower case. */
export interface Asked {
  reading: Reading
  words: string[]
  /** The first of them. */
  opening: string
  /** The thing itself, without what is said of it. */
  head: string
}

type Choice = [pattern: RegExp, kit: Kit]

export const byOpening = (kits: Choice[], opening: string) =>
  kits.find(([opens]) => opens.test(opening))?.[1]

export const byWord = (kits: Choice[], words: string[]) =>
  kits.find(([names]) => words.some((word) => names.test(word)))?.[1]
