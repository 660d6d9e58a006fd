import { gapAfter } from '#app/prompts/domain/clauses/verbs'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'

/** A phrase at the tokens `from` to `to` of a sentence. */
export interface Spot {
  reading: Reading
  sentence: Sentence
  from: number
  to: number
}

export interface Reach {
  from: number
  to: number
}

/** What a judge says: the stretch that is vague, `true` for the phrase itself, or nothing. */
export type Verdict = Reach | boolean | null
export type Judge = (spot: Spot, picks: boolean) => Verdict

export const setOf = (text: string): Set<string> => new Set(text.trim().split(/\s+/))

/** The word at a token of the sentence, or an empty one outside. */
export const wordAt = ({ reading, sentence }: Spot, at: number): string =>
  at >= sentence.from && at < sentence.to ? reading.tokens[at].word : ''
/** The word so many places before the phrase. */
export const before = (spot: Spot, places = 1): string => wordAt(spot, spot.from - places)
/** The word so many places behind the phrase. */
export const behind = (spot: Spot, places = 1): string => wordAt(spot, spot.to + places - 1)
/** Words of the sentence between two tokens, joined. */
export const joined = ({ reading: { tokens }, sentence }: Spot, from: number, to: number): string =>
  tokens
    .slice(Math.max(sentence.from, from), Math.min(sentence.to, to))
    .map(({ word }) => word)
    .join(' ')
export const phraseOf = (spot: Spot): string => joined(spot, spot.from, spot.to)
/** Signs between the phrase and the words around it. */
export const gapBefore = ({ reading, from }: Spot): string =>
  from > 0 ? gapAfter(reading, from - 1) : ''
export const gapBehind = ({ reading, to }: Spot): string => gapAfter(reading, to - 1)

/** The phrase with words behind it. */
export const wider = ({ from, sentence }: Spot, to: number): Reach => ({
  from,
  to: Math.min(to, sentence.to),
})
