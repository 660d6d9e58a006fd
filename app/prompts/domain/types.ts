/**
 * The vocabulary of the prompt engine. Offsets are UTF-16 units into the text they
 * were read from, end exclusive. Everything here is plain data: it crosses workers,
 * HTTP and the database unchanged.
 */

import type { Family } from '#app/prompts/domain/reading/family/families'

export interface Span {
  start: number
  end: number
}

export const PART_KINDS = [
  'role',
  'goal',
  'context',
  'audience',
  'format',
  'constraints',
  'examples',
  'steps',
  'variables',
] as const
export type PartKind = (typeof PART_KINDS)[number]

/** One piece of a prompt that does a job; `confidence` runs from 0 to 1. */
export interface Part extends Span {
  kind: PartKind
  confidence: number
}

/** Replaces `start..end` (whose text is `before`) by `after`. An insertion has start = end. */
export interface Edit extends Span {
  rule: string
  before: string
  after: string
  reason: string
}

/** What one rule says about one span; `edit` only where a safe one exists. */
export interface Finding extends Span {
  rule: string
  why: string
  edit?: Edit
}

/** A `[text]` that the person still has to fill; `label` is the text between the brackets. */
export interface Blank extends Span {
  label: string
}

/** One dimension of the score. `earned` of `weight` points, with the spans that are the evidence. */
export interface ScorePart {
  id: string
  label: string
  weight: number
  earned: number
  why: string
  evidence: Span[]
}

/** `value` and `filled` are 0 to 100; `filled` is `value` once the blanks have plain answers. `cap` is the reason for a ceiling, if one bit. */
export interface Score {
  value: number
  filled: number
  parts: ScorePart[]
  cap: string | null
}

export const AUDIENCES = ['general', 'expert', 'beginner', 'executive'] as const
export type Audience = (typeof AUDIENCES)[number]

export const GOALS = ['clarity', 'creativity', 'analysis', 'action'] as const
export type Goal = (typeof GOALS)[number]

/**
 * `tone` runs from 1 (casual) to 10 (formal), `detail` from 1 (brief) to 10 (thorough). `kind` is what should come back, as
 * the person chose it (`kinds/kind.ts`), or null where the engine finds it out.
 */
export interface Settings {
  tone: number
  detail: number
  audience: Audience
  goal: Goal
  kind: string | null
}

export const DEFAULT_SETTINGS: Settings = {
  tone: 5,
  detail: 5,
  audience: 'general',
  goal: 'clarity',
  kind: null,
}

export interface Analysis {
  hasRole: boolean
  hasContext: boolean
  hasFormat: boolean
  hasConstraints: boolean
  suggestions: string[]
  /** The kind of work that is asked for, or null where the engine is not confident of it. */
  family: Family | null
  parts: Part[]
  findings: Finding[]
  score: Score
}

export const VARIANT_IDS = ['structured', 'contextual', 'optimized'] as const
export type VariantId = (typeof VARIANT_IDS)[number]

/**
 * `content` is `edits` applied to the original. `score` is that of the content as it is written; `scoreFilled` counts its
 * blanks as filled by all that could stand there, and `qualityScore` equals it.
 */
export interface Variant {
  id: VariantId
  title: string
  content: string
  improvements: string[]
  reasoning: string
  qualityScore: number
  score: number
  scoreFilled: number
  edits: Edit[]
  blanks: Blank[]
  /** Why it fits the request best; absent for the other variants. */
  recommendation?: string
  /** Who wrote it; absent for the offline engine. */
  engine?: 'model'
  /** What a model took for granted, to be confirmed. */
  assumptions?: string[]
  /** What a model would ask. */
  questions?: string[]
}

/** What the person asks for. `goal` is free text; `variables` fill `{{name}}`; `context` is background in prose. */
export interface ImproveRequest {
  text: string
  settings: Settings
  goal?: string
  variables?: Record<string, string>
  context?: string
  /** Rules that the person wants to hear nothing of: they find nothing, change nothing and add nothing. */
  without?: readonly string[]
}

/**
 * Why no variant is proposed: nothing is missing, the text is not English, there is no text, the engine has nothing to
 * add, or it has to know first what should come back.
 */
export type LeftAlone = 'excellent' | 'language' | 'empty' | 'no_gain' | 'asked'

/** A kind of work that may be meant; `probability` runs from 0 to 1. */
export interface LikelyKind {
  id: string
  label: string
  probability: number
}

/** What the engine asks where it is not sure what should come back. The likeliest kind comes first. */
export interface KindQuestion {
  kinds: LikelyKind[]
}

/** One thing that a prompt says, and where; the label is for people. */
export interface ContentPart extends Span {
  label: string
}

/** `unchanged` means the text is left alone: `variants` is then empty and `leftAlone` says why. */
export interface Improvement {
  unchanged: boolean
  /** Why the text was left alone, or null where there are variants. */
  leftAlone: LeftAlone | null
  /** What should come back: asked where the kind of work is not certain and the person has not chosen it. */
  question: KindQuestion | null
  /** What the text already says, where Hone adds nothing to it; null where it does, or asks first. */
  contents: ContentPart[] | null
  /** Kinds within the family (`plan/meal_plan`) whose lines may fit better than those of the whole family; the likeliest first. */
  narrower: string[]
  analysis: Analysis
  variants: Variant[]
  /** Only on an improvement that is stored: what it was made with. */
  madeWith?: ImprovementTerms
}

export interface ImprovementTerms {
  settings: Settings
  /** The rules that were silenced. */
  without: string[]
}

/** The four steps that a screen may show while `improving` works: read, find, rewrite, finalise. */
export type ImproveStep = 1 | 2 | 3 | 4
