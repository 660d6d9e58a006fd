import type { ModelFailure } from '#app/ai/domain/model_failure'

/** The two texts of a tryout: what the person typed first, and one version of it. */
export const SIDES = ['original', 'version'] as const
export type Side = (typeof SIDES)[number]

/** The answers as they are shown while nobody is told which is which. */
export const LETTERS = ['a', 'b'] as const
export type Letter = (typeof LETTERS)[number]

/** Which side was better; a tie where neither was. */
export type Verdict = Side | 'tie'

/** What a model made of one side. */
export interface TriedAnswer {
  text: string
  outcome: 'answered' | ModelFailure
  inputTokens: number
  outputTokens: number
  /** Millionths of a US dollar, or null where the price is not known. */
  costMicros: number | null
  /** Milliseconds; null where nothing came. */
  firstTokenMs: number | null
  durationMs: number
}

/** What a model says that was asked twice which answer is better, the second time with the answers swapped. */
export interface Judgement {
  verdict: Verdict
  reason: string
  provider: string
  model: string
}

/** The side that stands under a letter. */
export function sideOf(letter: Letter, first: Side): Side {
  return letter === 'a' ? first : otherSide(first)
}

export function letterOf(side: Side, first: Side): Letter {
  return side === first ? 'a' : 'b'
}

export const otherSide = (side: Side): Side => (side === 'original' ? 'version' : 'original')
