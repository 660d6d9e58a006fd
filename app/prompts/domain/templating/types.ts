import type { Span } from '#app/prompts/domain/types'

export const VARIABLE_TYPES = ['text', 'long_text', 'number', 'date', 'choice'] as const
export type VariableType = (typeof VARIABLE_TYPES)[number]

/** What a stretch is, and so why it may change from one use to the next. */
export const STRETCH_KINDS = [
  'material',
  'blank',
  'written',
  'quote',
  'private',
  'link',
  'date',
  'amount',
  'number',
  'choice',
  'name',
  'audience',
  'topic',
] as const
export type StretchKind = (typeof STRETCH_KINDS)[number]

/** One stretch that may become a variable. */
export interface Stretch extends Span {
  kind: StretchKind
  /** A name for the variable; it is made unique later. */
  name: string
  type: VariableType
  /** What can be chosen, the value of the text among it. */
  options?: string[]
  /** What it stands for where nothing is given, if the text says so. */
  preset?: string
  /** Whether it changes with nearly every use. */
  isLikely: boolean
}

/** A variable that a prompt could have: what stands in its places now, and is filled in again to get the prompt back. */
export interface VariableProposal extends Omit<Stretch, 'start' | 'end'> {
  value: string
  places: Span[]
}
