import type { Wording, Wordings } from '#app/prompts/domain/reading/words/wording'
import type { Family } from '#app/prompts/domain/reading/family/families'
import type { Part, Span } from '#app/prompts/domain/types'

export type OpaqueKind = 'fence' | 'code' | 'quote' | 'link' | 'variable' | 'blank' | 'data'

/** A stretch that is kept as it is: no rule reads into it and no edit reaches inside it. */
export interface Opaque extends Span {
  kind: OpaqueKind
  /** Whether it is data in a notation such as JSON or YAML, without a fence around it. */
  isNotation?: true
}

/** One word in lower case, or one opaque stretch (then `opaque` says which kind). */
export interface Token extends Span {
  word: string
  opaque: OpaqueKind | null
}

/**
 * What a sentence does. `ask` gives the main work or a rule for it, `courtesy` thanks or
 * praises, `data` is pasted material, `heading` and `label` only name what follows.
 */
export type Mood = 'ask' | 'question' | 'statement' | 'courtesy' | 'heading' | 'data'

export interface Sentence extends Span {
  /** Index of the first token and of the one after the last. */
  from: number
  to: number
  mood: Mood
  /** The text before a leading colon ("Audience: …"), in lower case. */
  label: string | null
  /** The heading or label that governs it, as one of the known sections. */
  section: Section | null
  listed: 'bullet' | 'number' | null
  /** It says again what an earlier sentence said. */
  repeats: boolean
  /** The token that asks: an imperative or the word that opens a question. */
  verb: number | null
  /** How directly it asks, 0 to 1. */
  force: number
}

export type Section =
  | 'role'
  | 'goal'
  | 'purpose'
  | 'context'
  | 'input'
  | 'audience'
  | 'format'
  | 'length'
  | 'tone'
  | 'rule'
  | 'edge'
  | 'check'
  | 'example'
  | 'steps'

/** A phrase of the lexicon found in the text. */
export interface Hit extends Span {
  phrase: string
  token: number
  sentence: number
}

export type Language = 'english' | 'other' | 'unknown'

/** A stretch that does one job; `strength` runs from 0 to 1, `open` while it only holds a blank. */
export interface Evidence extends Span {
  strength: number
  open: boolean
}

/** The jobs that a good prompt may have to do. */
export const JOBS = [
  'ask',
  'object',
  'purpose',
  'input',
  'subject',
  'facts',
  'form',
  'length',
  'coverage',
  'rule',
  'edge',
  'check',
  'audience',
  'tone',
  'role',
  'examples',
  'steps',
] as const
export type Job = (typeof JOBS)[number]

export type RankedFamily = readonly [family: Family, probability: number]

/** Everything the rules, the score and the writers know about a text. Made by `read`. */
export interface Reading {
  text: string
  /** How its sentences, and those of its variants, are worded. */
  wordings: Wordings
  /** The text with opaque stretches blotted out, same length. */
  masked: string
  opaque: Opaque[]
  tokens: Token[]
  sentences: Sentence[]
  hits: Map<string, Hit[]>
  /** Sentences without a request of their own, by the section in which they stand. */
  sections: Map<Section | null, Sentence[]>
  language: Language
  /** The kind of work that is asked for, or null where the engine is not confident of it. */
  family: Family | null
  /** How sure the family is, 0 to 1; of the likeliest one where `family` is null. */
  confidence: number
  /** The likeliest families with their probabilities, the likeliest first; empty where the kind of work was given. */
  ranked: readonly RankedFamily[]
  /** Whether the person chose the kind of work. */
  isChosen: boolean
  /** Index of the sentence that states the main work, or null. */
  goal: number | null
  /** Pasted material outside fences and quotes, or null. */
  data: Span | null
  evidence: Record<Job, Evidence[]>
  parts: Part[]
  /** How a sentence is worded, up to 600 characters; the same for those that say the same. */
  wordingOf(sentence: Sentence): Wording
  /** The different content words of a sentence. */
  contentOf(sentence: Sentence): ReadonlySet<string>
}

/** The parts of a reading that do not depend on its other parts. */
export type SurfaceReading = Omit<
  Reading,
  'hits' | 'sections' | 'evidence' | 'parts' | 'wordingOf' | 'contentOf'
>
