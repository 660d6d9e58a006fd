import type { Reading } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { headOf } from '#app/prompts/domain/variants/asked_for'
import type { Kit } from '#app/prompts/domain/variants/kit'

/** What is asked for, with its words in lower case. */
export interface Asked {
  reading: Reading
  words: string[]
  /** The first of them. */
  opening: string
  /** The thing itself, without what is said of it. */
  head: string
  /** The question that the text ends with, wherever it begins ("…, where do I look"), or nothing. */
  question: string
  /** All that is said, without material. */
  said: string
}

export type Choice = [pattern: RegExp, kit: Kit]

/** So many words tell what is asked for. */
const OPENING = 6
const LONGEST = 2_000
const POLITE = /^(?:(?:hi|hey|hello|ok|okay|so|now|pls|plz|please|kindly|just) )+/

/** What the text asks for. */
export function askedIn(reading: Reading): Asked {
  const { goal, sentences, tokens, masked } = reading
  const main = sentences.at(goal ?? 0)
  const words = main ? tokens.slice(main.from, main.to).map(({ word }) => word) : []
  const said = sentences
    .filter(speaks)
    .map(({ start, end }) => masked.slice(start, end))
    .join('\n')
    .slice(0, LONGEST)
    .toLowerCase()
  return {
    reading,
    words,
    opening: words.join(' ').replace(POLITE, '').split(' ').slice(0, OPENING).join(' '),
    head: headOf(reading),
    question: lastQuestion(said),
    said,
  }
}

const QUESTION =
  /^(?:and |so |but |also )?(?:what|whats|what's|how|why|where|when|which|who|can|could|should|do|does|is|are|am|will|would)\b/

/** "Selling jam at the gate do i need a permit" */
const INNER =
  /\b(?:(?:what|how|where|why|when|which) )?(?:do|can|should|must|will) (?:i|we)\b[^.,;:!?\n]*$/

/** The last clause that begins like a question. */
function lastQuestion(said: string): string {
  const clauses = said.split(/[.,;:!?\n–—]+ ?|\bjust tell me\b/).map((clause) => clause.trim())
  return clauses.findLast((clause) => QUESTION.test(clause)) ?? INNER.exec(said)?.[0] ?? ''
}

export const byOpening = (kits: Choice[], opening: string) =>
  kits.find(([opens]) => opens.test(opening))?.[1]

export const byWord = (kits: Choice[], words: string[]) =>
  kits.find(([names]) => words.some((word) => names.test(word)))?.[1]
